package dalmuti.lab.play;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.bots.TrickPlayer;

import java.util.List;

/// The bots at one table.
///
/// @param bots who plays for each player, by the player's index
public record Company(List<Bot<View, Move>> bots) {

    public Company {
        bots = List.copyOf(bots);
    }

    public int size() {
        return bots.size();
    }

    Bot<View, Move> bot(int player) {
        return bots.get(player);
    }

    /// Whether all of them play tricks by what lies on the table, and so need no views for it.
    boolean playsByTable() {
        return bots.stream().allMatch(TableBot.class::isInstance);
    }

    TrickPlayer tricks(int player) {
        return ((TableBot) bots.get(player)).tricks();
    }
}
