package dalmuti.notation;

import dalmuti.Phase;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.Viewer;
import dalmuti.notation.Line.Numbered;
import dalmuti.notation.Line.Section;
import dalmuti.notation.Line.Transfer;
import dalmuti.notation.hidden.CardSearch.Placing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Plays a round as one viewer kept it, with cards for what is hidden that make its lines legal.
final class ViewerReplay { // REC-6

    /// How much work a round may take before it stays undecided.
    private static final long MOST_STEPS = 200_000;

    /// More lines than the rules allow in a round: 14 deals, 183 lines of trade, 80 tricks, and
    /// less than 40 others.
    private static final int LONGEST_ROUND = 320;

    private final Progress progress;
    private final int roundLine;
    private final Line.Round round;
    private final Viewer viewer;
    private final Progress.Mark start;
    private long steps;

    /// @param progress at the line of the round
    ViewerReplay(Progress progress, Line.Round round, Viewer viewer) {
        this.progress = progress;
        this.round = round;
        this.viewer = viewer;
        roundLine = progress.line();
        start = progress.mark();
    }

    /// Where no cards make the lines legal, the first line with which they can't be is refused.
    ///
    /// @return false where nobody can tell whether there are cards; the round was played with
    ///   others then, which changes nothing of what comes of it
    boolean replay(List<Numbered> all) {
        List<Numbered> lines = withoutRepetition(all);
        lines = lines.subList(0, Math.min(lines.size(), LONGEST_ROUND));
        Optional<FlawedRecordException> badlyShown = badlyShown(lines);
        if (badlyShown.isPresent()) {
            int bad = badlyShown.get().line();
            lines = lines.stream().filter(it -> it.number() < bad).toList();
        }
        var cards = cards(lines);
        boolean decided = true;
        switch (place(cards)) {
            case Placing.Found found -> play(cards.filled(found));
            case Placing.Undecided() -> {
                judge(lines, cards.hands());
                decided = false;
            }
            case Placing.Impossible() -> throw refused(lines);
        }
        badlyShown.ifPresent(
                flaw -> {
                    throw flaw;
                });
        return decided;
    }

    /// Who may trade, turns, numbers and ranks of plays, marks and checks are the same with any
    /// cards: any are traded, and tricks are played with hands that have what is played from them.
    private void judge(List<Numbered> lines, Map<Player, Hand> hands) {
        List<Numbered> before =
                lines.stream()
                        .takeWhile(it -> it.line().section().compareTo(Section.TRADE) < 0)
                        .toList();
        var cards = cards(before);
        switch (place(cards)) {
            case Placing.Found found -> {
                RoundReplay replay = fromTheStart(hands);
                var ignored = replay.replay(cards.filled(found));
                for (Numbered numbered : lines.subList(before.size(), lines.size())) {
                    if (numbered.line().section() != Section.OPEN) {
                        ignored = replay.replay(List.of(withAnyCards(numbered)));
                    }
                }
            }
            case Placing.Undecided() -> throw new UndecidedRecordException(roundLine);
            case Placing.Impossible() -> throw refused(before);
        }
    }

    private Numbered withAnyCards(Numbered numbered) {
        Line line =
                switch (numbered.line()) {
                    case Line.Trade(var there, var back) ->
                            new Line.Trade(withAnyCard(there), withAnyCard(back));
                    case Line.Refused(var offer) -> new Line.Refused(withAnyCard(offer));
                    case Line other -> other;
                };
        return new Numbered(numbered.number(), line);
    }

    private Transfer withAnyCard(Transfer transfer) {
        List<Rank> held =
                progress.phase() instanceof Phase.Dealt dealt
                        ? dealt.deal().hands().getOrDefault(transfer.from(), Hand.EMPTY).ranks()
                        : List.of();
        return held.isEmpty()
                ? transfer
                : new Transfer(
                        transfer.from(), transfer.to(), new Cards.Open(Hand.of(held.getFirst())));
    }

    private HiddenCards cards(List<Numbered> lines) {
        return new HiddenCards(start.match(), round.order(), lines);
    }

    private Placing place(HiddenCards cards) {
        steps = 0;
        return cards.place(
                more -> {
                    progress.spend(more);
                    steps += more;
                    return steps <= MOST_STEPS;
                });
    }

    private void play(List<Numbered> lines) {
        var ignored = fromTheStart(Map.of()).replay(lines);
    }

    /// @param hands for the tricks; empty where they follow from the lines before
    private RoundReplay fromTheStart(Map<Player, Hand> hands) {
        progress.backTo(start);
        progress.at(roundLine);
        return new RoundReplay(progress, round, Map.of(), hands);
    }

    private Optional<FlawedRecordException> badlyShown(List<Numbered> lines) {
        var shown = new ShownCards(start.match().rules(), round.order(), viewer, lines);
        try {
            lines.forEach(shown::check);
            return Optional.empty();
        } catch (FlawedRecordException flaw) {
            return Optional.of(flaw);
        }
    }

    /// The first line with which there are no cards, and the rule that it breaks with any that make
    /// the lines before it legal.
    private FlawedRecordException refused(List<Numbered> lines) {
        int good = 0;
        int bad = lines.size();
        while (bad - good > 1) {
            int middle = (good + bad) / 2;
            if (place(cards(lines.subList(0, middle))) instanceof Placing.Impossible) {
                bad = middle;
            } else {
                good = middle;
            }
        }
        Numbered first = lines.get(bad - 1);
        var before = cards(lines.subList(0, good));
        if (place(before) instanceof Placing.Found found) {
            var filled = new ArrayList<>(before.filled(found));
            filled.add(first);
            try {
                play(filled);
            } catch (FlawedRecordException flaw) {
                return flaw;
            }
        }
        return Tokens.flaw(first.number(), "REC-6", "record.no-filling");
    }

    /// That the trade is closed may be said again and again, and is believed once.
    private static List<Numbered> withoutRepetition(List<Numbered> all) {
        var lines = new ArrayList<Numbered>();
        for (Numbered numbered : all) {
            boolean again =
                    numbered.line() instanceof Line.TradeClosed
                            && !lines.isEmpty()
                            && lines.getLast().line() instanceof Line.TradeClosed;
            if (!again) {
                lines.add(numbered);
            }
        }
        return lines;
    }
}
