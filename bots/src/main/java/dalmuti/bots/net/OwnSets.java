package dalmuti.bots.net;

import dalmuti.cards.Hand;
import dalmuti.engine.Odds;

/// How far a hand is from being gone: its cards, its sets, and those of them that can be beaten.
final class OwnSets {

    private OwnSets() {}

    static void add(Hand left, Odds odds, Columns columns) {
        int sets = 0;
        int weak = 0;
        for (int rank = 1; rank < Layout.RANKS; rank++) {
            int size = left.count(rank);
            if (size > 0) {
                sets++;
                weak += odds.unbeatable(rank, size) ? 0 : 1;
            }
        }
        columns.add(Layout.OWN_CARDS + Math.min(left.size(), Layout.MOST_CARDS));
        columns.add(Layout.OWN_SETS + sets);
        columns.add(Layout.OWN_WEAK_SETS + weak);
    }
}
