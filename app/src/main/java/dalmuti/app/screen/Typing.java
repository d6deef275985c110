package dalmuti.app.screen;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Cards of The Great Dalmuti as people type them.
final class Typing {

    private static final Pattern GROUP = Pattern.compile("(?:([0-9]{1,2})x)?([0-9]{1,2}|j)");
    private static final Pattern SET =
            Pattern.compile(
                    "(?:(?<count>[0-9]{1,2})(?: *[x*×] *| +))?(?<rank>[0-9]{1,2})"
                            + "(?: *\\+? *(?<jesters>jj?|[12] ?j))?");
    private static final Pattern JESTERS = Pattern.compile("(jj?|[12] ?x? ?j)");

    private Typing() {}

    /// So many cards of a rank.
    record Group(int count, Rank rank) {

        /// The cards with these added, unless there are not so many.
        Optional<Hand> on(Hand cards) {
            return cards.count(rank) + count > rank.copies()
                    ? Optional.empty()
                    : Optional.of(cards.plus(rank, count));
        }
    }

    /// Cards of one rank with jesters.
    ///
    /// @param naturals how many; [#UNSAID] where only the rank was typed
    record Set(int naturals, Rank rank, int jesters) {

        static final int UNSAID = -1;
    }

    /// `9`, `2x9`, `j`.
    static Optional<Group> group(String typed) {
        Matcher found = GROUP.matcher(typed);
        if (!found.matches()) {
            return Optional.empty();
        }
        int count = found.group(1) == null ? 1 : Integer.parseInt(found.group(1));
        return rank(found.group(2))
                .filter(rank -> count >= 1 && count <= rank.copies())
                .map(rank -> new Group(count, rank));
    }

    /// `3 9`, `3x9`, `9`, `2 10 +j`, `jj`.
    static Optional<Set> set(String typed) {
        Matcher jesters = JESTERS.matcher(typed);
        if (jesters.matches()) {
            return Optional.of(new Set(0, Rank.JESTER, jesters(jesters.group(1))));
        }
        Matcher found = SET.matcher(typed);
        if (!found.matches()) {
            return Optional.empty();
        }
        int wild = found.group("jesters") == null ? 0 : jesters(found.group("jesters"));
        String count = found.group("count");
        int naturals = count == null ? Set.UNSAID : Integer.parseInt(count);
        return rank(found.group("rank"))
                .filter(rank -> rank != Rank.JESTER)
                .map(rank -> new Set(naturals, rank, wild));
    }

    private static int jesters(String typed) {
        return typed.startsWith("jj") || typed.startsWith("2") ? 2 : 1;
    }

    private static Optional<Rank> rank(String typed) {
        if (typed.equals("j")) {
            return Optional.of(Rank.JESTER);
        }
        int number = Integer.parseInt(typed);
        return Rank.all().stream().filter(rank -> rank.number() == number).findFirst();
    }
}
