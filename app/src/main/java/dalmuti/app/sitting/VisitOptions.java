package dalmuti.app.sitting;

import java.util.List;

/// What somebody comes to a table for.
///
/// @param bots levels of the bots to be seated from the second chair on, where they are to differ
/// @param greeting what they are told first, in sentences
public record VisitOptions(
        Company company,
        List<String> bots,
        Typing typing,
        MovePrompt.Care care,
        Drawing drawing,
        List<String> greeting) {

    public VisitOptions {
        bots = List.copyOf(bots);
        greeting = List.copyOf(greeting);
    }

    /// How their card of the first draw is taken (DRAW-5).
    public enum Drawing {
        BY_HAND,
        BY_ITSELF
    }

    /// As what they come.
    public enum Company {
        /// To begin a match at once.
        STARTS,
        PLAYER,
        ONLOOKER,
        /// To play against bots at a table of this process.
        ALONE;

        boolean sitsDown() {
            return this == STARTS || this == PLAYER;
        }
    }

    /// When they type.
    public enum Typing {
        /// A person, who may also type when nothing is asked.
        AT_ANY_TIME,
        /// A file or a program: every line answers a question.
        WHEN_ASKED
    }
}
