package dalmuti.wire.texts;

import java.util.List;

/// A link to be given away.
///
/// @param url as it can be followed on another device
/// @param code the same to be photographed: rows of 1 for dark and 0 for light
public record Invitation(String url, List<String> code) {

    public Invitation {
        code = List.copyOf(code);
    }

    /// @param url the link as whoever gives it away sees it
    public record Wish(String url) {}
}
