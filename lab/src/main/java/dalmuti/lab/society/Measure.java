package dalmuti.lab.society;

import dalmuti.lab.play.Round;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.NamedFigure;

import java.util.function.ToDoubleFunction;

/// A figure by which societies are compared.
public enum Measure implements NamedFigure {
    TOP_STAYS("the Greater Dalmuti stays", Format.PERCENT, it -> it.stays[0]),
    BOTTOM_STAYS("the Greater Peon stays", Format.PERCENT, it -> it.stays[it.players - 1]),
    TOP_FIRST("the Greater Dalmuti is first out", Format.PERCENT, it -> it.firstOut(0)),
    BOTTOM_FIRST(
            "the Greater Peon is first out", Format.PERCENT, it -> it.firstOut(it.players - 1)),
    TOP_POINTS("points of the Greater Dalmuti", Format.HUNDREDTHS, it -> it.points[0]),
    BOTTOM_POINTS("points of the Greater Peon", Format.HUNDREDTHS, it -> it.points[it.players - 1]),
    STEPS("steps somebody moves", Format.HUNDREDTHS, it -> it.steps),
    BORN_TO_WIN("the first Greater Dalmuti wins", Format.PERCENT, it -> it.won(0)),
    GAP("points between best and worst, a round", Format.HUNDREDTHS, MatchSummary::gap),
    DECISIONS("decisions a round", Format.TENTHS, it -> it.sum(Round::decisions)),
    TRICKS("tricks a round", Format.HUNDREDTHS, it -> it.sum(Round::tricks)),
    TAXED("rounds with tax", Format.PERCENT, it -> it.sum(round -> round.court().taxed() ? 1 : 0)),
    TRADES("trades a round", Format.THOUSANDTHS, it -> it.sum(round -> round.court().trades())),
    REVOLUTIONS("revolutions", Format.PERCENT, it -> it.upheavals(Round.Upheaval.REVOLUTION)),
    GREATER_REVOLUTIONS(
            "Greater Revolutions",
            Format.PERCENT,
            it -> it.upheavals(Round.Upheaval.GREATER_REVOLUTION)),
    PHILANTHROPY("points for philanthropy, a round", Format.THOUSANDTHS, MatchSummary::bonuses);

    private final String title;
    private final Format format;

    private final ToDoubleFunction<MatchSummary> sum;

    Measure(String title, Format format, ToDoubleFunction<MatchSummary> sum) {
        this.title = title;
        this.format = format;
        this.sum = sum;
    }

    /// Whether it is of no use where rounds bring no points (SCORE-1).
    boolean needsPoints() {
        return switch (this) {
            case TOP_POINTS, BOTTOM_POINTS, GAP, PHILANTHROPY -> true;
            default -> false;
        };
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Format format() {
        return format;
    }

    /// What it adds up to in a match.
    double sum(MatchSummary match) {
        return sum.applyAsDouble(match);
    }

    /// In how many cases it was looked for.
    double cases(MatchSummary match) {
        return switch (this) {
            case BORN_TO_WIN -> 1;
            case STEPS -> (double) match.players * match.rounds.size();
            default -> match.rounds.size();
        };
    }
}
