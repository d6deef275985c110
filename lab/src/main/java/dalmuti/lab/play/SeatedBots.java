package dalmuti.lab.play;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.bots.TrickPlayer;

import java.util.List;

/// The bots at one table.
public final class SeatedBots {

    private final List<Bot<View, Move>> bots;
    private final boolean playsByTable;

    /// @param bots who plays for each player, by the player's index
    public SeatedBots(List<Bot<View, Move>> bots) {
        this.bots = List.copyOf(bots);
        playsByTable = bots.stream().allMatch(TableBot.class::isInstance);
    }

    public int size() {
        return bots.size();
    }

    Bot<View, Move> bot(int player) {
        return bots.get(player);
    }

    /// Whether all of them play tricks by what lies on the table, and so need no views for it.
    boolean playsByTable() {
        return playsByTable;
    }

    TrickPlayer tricks(int player) {
        return ((TableBot) bots.get(player)).tricks();
    }
}
