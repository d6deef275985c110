package dalmuti.court;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// What is handed round before a round, the best first.
public enum Treat { // COURT-6
    CAKE,
    TART,
    BISCUIT,
    APPLE,
    CRUMBS;

    /// One for everybody, the best first.
    public static List<Treat> plate(int players) {
        return players < Title.FEWEST_WITH_LESSER_TITLES
                ? List.of(CAKE, BISCUIT, CRUMBS)
                : Stream.of(
                                List.of(CAKE, TART),
                                Collections.nCopies(
                                        players - Title.FEWEST_WITH_LESSER_TITLES, BISCUIT),
                                List.of(APPLE, CRUMBS))
                        .flatMap(List::stream)
                        .toList();
    }
}
