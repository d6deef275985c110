package dalmuti.notation;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Viewer;
import dalmuti.notation.Line.Numbered;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/// Plays a round as one viewer kept it: looks for cards that make its lines legal.
final class ViewerReplay { // REC-6

    private static final int ATTEMPTS = 400;

    private static final long STEPS_PER_LINE = 2;

    /// More lines than the rules allow in a round: 14 deals, 95 lines of trade, 80 tricks, and less
    /// than 20 others.
    private static final int LONGEST_ROUND = 256;

    private final Progress progress;
    private final int roundLine;
    private final Line.Round round;
    private final Viewer viewer;
    private final Progress.Mark start;

    /// @param progress at the line of the round
    ViewerReplay(Progress progress, Line.Round round, Viewer viewer) {
        this.progress = progress;
        this.round = round;
        this.viewer = viewer;
        roundLine = progress.line();
        start = progress.mark();
    }

    /// Where no cards make the lines legal, the first line with which they can't be is refused.
    void replay(List<Numbered> all) {
        List<Numbered> lines = withoutRepetition(all);
        lines = lines.subList(0, Math.min(lines.size(), LONGEST_ROUND));
        if (lines.isEmpty() || flaw(lines).isEmpty()) {
            return;
        }
        int good = 0;
        int bad = lines.size();
        while (bad - good > 1) {
            int middle = (good + bad) / 2;
            if (flaw(lines.subList(0, middle)).isEmpty()) {
                good = middle;
            } else {
                bad = middle;
            }
        }
        int at = lines.get(bad - 1).number();
        throw flaw(lines.subList(0, bad))
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

    /// Plays the lines from the start of the round, or says what stopped the attempt that got
    /// furthest.
    private Optional<FlawedRecordException> flaw(List<Numbered> lines) {
        ViewerRound seen;
        try {
            seen = new ViewerRound(start.match(), round.order(), viewer, lines);
        } catch (FlawedRecordException flaw) {
            return Optional.of(flaw);
        }
        FlawedRecordException furthest = Tokens.flaw(roundLine, "REC-6", "record.no-filling");
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            progress.spend(STEPS_PER_LINE * lines.size());
            progress.backTo(start);
            progress.at(roundLine);
            var cards = new HiddenCards(seen, new SplittableRandom(attempt));
            try {
                var ignored = new RoundReplay(progress, round, Map.of()).replay(cards.lines());
                if (cards.isConsistent()) {
                    return Optional.empty();
                }
            } catch (FlawedRecordException flaw) {
                furthest = flaw.line() >= furthest.line() ? flaw : furthest;
                if (cards.isConsistent() && isForAnyCards(flaw, seen)) {
                    return Optional.of(flaw);
                }
            }
        }
        return Optional.of(furthest);
    }

    private static boolean isForAnyCards(FlawedRecordException flaw, ViewerRound seen) {
        String rule = flaw.refusal().rule();
        return rule.startsWith("REC-") || (seen.isOpen(flaw.line()) && !rule.equals("CARD-1"));
    }
}
