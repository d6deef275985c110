package dalmuti.lab.society;

import dalmuti.lab.report.Format;

/// A figure by which societies are compared.
public enum Measure {
    TOP_STAYS("the Greater Dalmuti stays", Format.PERCENT),
    BOTTOM_STAYS("the Greater Peon stays", Format.PERCENT),
    TOP_POINTS("points of the Greater Dalmuti", Format.HUNDREDTHS),
    BOTTOM_POINTS("points of the Greater Peon", Format.HUNDREDTHS),
    STEPS("steps somebody moves", Format.HUNDREDTHS),
    BORN_TO_WIN("the first Greater Dalmuti wins", Format.PERCENT),
    GAP("points between best and worst, a round", Format.HUNDREDTHS),
    DECISIONS("decisions a round", Format.TENTHS),
    TRICKS("tricks a round", Format.HUNDREDTHS),
    TAXED("rounds with tax", Format.PERCENT),
    TRADES("trades a round", Format.THOUSANDTHS),
    REVOLUTIONS("revolutions", Format.PERCENT),
    GREATER_REVOLUTIONS("Greater Revolutions", Format.PERCENT),
    PHILANTHROPY("points for philanthropy, a round", Format.THOUSANDTHS);

    private final String title;
    private final Format format;

    Measure(String title, Format format) {
        this.title = title;
        this.format = format;
    }

    public String title() {
        return title;
    }

    public Format format() {
        return format;
    }
}
