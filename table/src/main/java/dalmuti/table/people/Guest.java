package dalmuti.table.people;

/// A person as others know them.
///
/// @param id public, and the same for ever
public record Guest(String id, String name) {

    /// Whoever only looks on, without having said who they are.
    public static final Guest NOBODY = new Guest("", "");

    /// What is left of the name of somebody who wants to be forgotten.
    public static final String NAMELESS = "–";

    public boolean isNobody() {
        return id.isEmpty();
    }
}
