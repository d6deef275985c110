package dalmuti;

import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A phase as anybody may see it.
public sealed interface Scene {

    /// Cards are drawn for the first order; `next` draws now.
    record Drawing(List<Event.Drew> drawn, Player next) implements Scene {
        public Drawing {
            drawn = List.copyOf(drawn);
        }
    }

    record Shuffling(Phase.Doors doors) implements Scene {}

    record Seating(Player newcomer) implements Scene {}

    /// The same for everybody at every moment of it.
    record Bidding(List<Decree> drawn) implements Scene {
        public Bidding {
            drawn = List.copyOf(drawn);
        }
    }

    record Proclaiming(List<Decree> highest, List<Bid> bids) implements Scene {
        public Proclaiming {
            highest = List.copyOf(highest);
            bids = List.copyOf(bids);
        }
    }

    record Decreed() implements Scene {}

    record Cutting(int cards) implements Scene {}

    record Spilling() implements Scene {}

    record Misdealt(Player meantFor, Rank card) implements Scene {}

    record Replacing(Player meantFor, Rank card) implements Scene {}

    /// The same for everybody at every moment of it.
    record Window() implements Scene {}

    record Taxing(List<Phase.Levy> levies) implements Scene {
        public Taxing {
            levies = List.copyOf(levies);
        }
    }

    record Naming(Player first) implements Scene {}

    record Exchanging(Player first, Player partner) implements Scene {}

    record DrawingLots(Player first, Player partner) implements Scene {}

    record Offering(Phase.Market market) implements Scene {}

    record Answering(Phase.Market market, Player to) implements Scene {}

    /// @param top the play to beat; empty while the trick waits for its lead
    /// @param by who laid it, or who leads
    /// @param passed who has passed on it, or without re-entry in this trick
    /// @param out who has gone out, in order
    record Tricks(Player turn, Optional<Play> top, Player by, Set<Player> passed, List<Player> out)
            implements Scene {
        public Tricks {
            passed = Set.copyOf(passed);
            out = List.copyOf(out);
        }
    }

    record Over() implements Scene {}

    /// What a match looks like from outside. Without a default, so that a new phase does not
    /// compile until somebody says what may be seen of it.
    static Scene of(Match match) {
        return switch (match.phase()) {
            case Phase.Drawing drawing ->
                    new Drawing(drawing.drawn(), new Draws(match, drawing).next().orElseThrow());
            case Phase.Shuffling(var doors) -> new Shuffling(doors);
            case Phase.Seating(var newcomer) -> new Seating(newcomer);
            case Phase.Bidding(var drawn, _) -> new Bidding(drawn);
            case Phase.Proclaiming(var highest, var bids) -> new Proclaiming(highest, bids);
            case Phase.Decreed() -> new Decreed();
            case Phase.Cutting(var deck, _) -> new Cutting(deck.size());
            case Phase.Spilling _ -> new Spilling();
            case Phase.Misdealt(_, var meantFor, var card) -> new Misdealt(meantFor, card);
            case Phase.Replacing(_, var meantFor, var card) -> new Replacing(meantFor, card);
            case Phase.Window _ -> new Window();
            case Phase.Taxing(_, var levies, _) -> new Taxing(levies);
            case Phase.Naming _ -> new Naming(match.traders().getFirst());
            case Phase.Exchanging(_, var partner, _) ->
                    new Exchanging(match.traders().getFirst(), partner);
            case Phase.DrawingLots(_, var partner) ->
                    new DrawingLots(match.traders().getFirst(), partner);
            case Phase.Offering(_, var market) -> new Offering(market);
            case Phase.Answering(_, var market, var to, _) -> new Answering(market, to);
            case Phase.Tricks(var board, var seats, _) -> tricks(seats, board);
            case Phase.Over() -> new Over();
        };
    }

    private static Tricks tricks(List<Player> seats, Board board) {
        var passed = new HashSet<Player>();
        for (int seat = 0; seat < board.seats(); seat++) {
            if (board.hasPassed(seat)) {
                passed.add(seats.get(seat));
            }
        }
        var out = new ArrayList<Player>();
        for (int place = 1; place <= board.outCount(); place++) {
            out.add(seats.get(board.atPlace(place)));
        }
        return new Tricks(
                seats.get(board.turn()),
                board.leads() ? Optional.empty() : Optional.of(Actions.play(board.top())),
                seats.get(board.leads() ? board.turn() : board.by()),
                passed,
                out);
    }
}
