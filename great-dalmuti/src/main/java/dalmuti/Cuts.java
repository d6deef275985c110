package dalmuti;

import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The Greater Dalmuti may cut.
record Cuts(Match match, Phase.Cutting phase) implements Stage.OfOne {

    @Override
    public String rule() {
        return "DEAL-2";
    }

    @Override
    public Player decider() {
        return match.greaterDalmuti();
    }

    @Override
    public List<Move> legal(Player player) {
        return IntStream.range(0, phase.deck().size()).<Move>mapToObj(Move.Cut::new).toList();
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        int depth = ((Move.Cut) move).depth();
        course.happened(new Event.DeckCut(match.greaterDalmuti(), depth));
        Dealing.deal(course, cut(phase.deck(), depth), phase.from());
    }

    private static List<Rank> cut(List<Rank> deck, int depth) {
        var cut = new ArrayList<>(deck);
        Collections.rotate(cut, -depth);
        return cut;
    }
}
