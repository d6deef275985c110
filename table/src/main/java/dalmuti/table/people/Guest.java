package dalmuti.table.people;

import dalmuti.wire.journal.Entry.Occupant;
import dalmuti.wire.table.Parts;

import java.util.Optional;

/// A guest as others know them.
///
/// @param id public, and the same for ever
/// @param face which of the drawn faces they have chosen, counted from 1
public record Guest(String id, String name, Sort sort, Optional<Integer> face) {

    /// How many faces are drawn.
    public static final int FACES = 14;

    /// Programs say that they are; whoever says nothing is a person.
    public enum Sort {
        PERSON,
        PROGRAM
    }

    /// Somebody with the face that goes with their name.
    public Guest(String id, String name, Sort sort) {
        this(id, name, sort, Optional.empty());
    }

    /// A person.
    public Guest(String id, String name) {
        this(id, name, Sort.PERSON);
    }

    /// Whoever only looks on, without having said who they are.
    public static final Guest NOBODY = new Guest("", "");

    /// The id of whoever plays at a table of their own device.
    public static final String YOU = "you";

    /// What is left of the name of somebody who wants to be forgotten.
    public static final String NAMELESS = "–";

    public boolean isProgram() {
        return sort == Sort.PROGRAM;
    }

    /// What it is called where everybody sees it.
    public Parts.Kind kind() {
        return isProgram() ? Parts.Kind.PROGRAM : Parts.Kind.PERSON;
    }

    /// As somebody on a chair.
    public Occupant.Guest seated() {
        return isProgram() ? new Occupant.Program(id, name) : new Occupant.Person(id, name, face);
    }

    public boolean isNobody() {
        return id.isEmpty();
    }
}
