package dalmuti.notation;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Plays a round as one viewer kept it: looks for cards that make its lines legal.
final class ViewerReplay { // REC-6

    private static final int ATTEMPTS = 400;

    private static final long STEPS_PER_LINE = 2;

    /// More lines than the rules allow in a round: 14 deals, 95 lines of trade, 80 tricks, and less
    /// than 20 others.
    private static final int LONGEST_ROUND = 256;

    private final Replayer replayer;
    private final int roundLine;
    private final Line.Round round;

    ViewerReplay(Replayer replayer, int roundLine, Line.Round round) {
        this.replayer = replayer;
        this.roundLine = roundLine;
        this.round = round;
    }

    /// Where no cards make the lines legal, the first line with which they can't be is refused.
    void replay(Head head, Viewer viewer, List<Numbered> all) {
        List<Numbered> lines = withoutRepetition(all);
        lines = lines.subList(0, Math.min(lines.size(), LONGEST_ROUND));
        if (lines.isEmpty() || flaw(head, viewer, lines).isEmpty()) {
            return;
        }
        Replayer.Mark mark = replayer.mark(roundLine);
        int good = 0;
        int bad = lines.size();
        while (bad - good > 1) {
            int middle = (good + bad) / 2;
            if (flaw(head, viewer, lines.subList(0, middle)).isEmpty()) {
                replayer.backTo(mark);
                good = middle;
            } else {
                bad = middle;
            }
        }
        int at = lines.get(bad - 1).number();
        throw flaw(head, viewer, lines.subList(0, bad))
                .filter(why -> why.line() == at || why.line() == roundLine)
                .orElseGet(() -> Tokens.flaw(at, "REC-6", "record.no-filling"));
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

    /// Plays the lines, or says what stopped the attempt that got furthest.
    private Optional<FlawedRecordException> flaw(Head head, Viewer viewer, List<Numbered> lines) {
        ViewerRound kept;
        try {
            kept = ViewerRound.of(head.rules(), round, viewer, lines);
        } catch (FlawedRecordException flaw) {
            return Optional.of(flaw);
        }
        Replayer.Mark mark = replayer.mark(roundLine);
        FlawedRecordException furthest = Tokens.flaw(roundLine, "REC-6", "record.no-filling");
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            replayer.spend(STEPS_PER_LINE * lines.size());
            var filling = new HiddenCards(kept, new SplittableRandom(attempt));
            try {
                new RoundReplay(replayer, roundLine, round).replay(filling.lines());
                if (filling.isConsistent()) {
                    return Optional.empty();
                }
            } catch (FlawedRecordException flaw) {
                furthest = flaw.line() >= furthest.line() ? flaw : furthest;
                if (filling.isConsistent() && isForAnyCards(flaw, kept)) {
                    replayer.backTo(mark);
                    return Optional.of(flaw);
                }
            }
            replayer.backTo(mark);
        }
        return Optional.of(furthest);
    }

    private static boolean isForAnyCards(FlawedRecordException flaw, ViewerRound kept) {
        String rule = flaw.refusal().rule();
        return rule.startsWith("REC-") || (kept.isOpen(flaw.line()) && !rule.equals("CARD-1"));
    }
}
