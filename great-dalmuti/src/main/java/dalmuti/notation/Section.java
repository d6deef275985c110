package dalmuti.notation;

/// Where in a round a line belongs, in the order in which they stand.
enum Section { // REC-3
    ROUND,
    DRAW,
    PROOF,
    CUT,
    DEAL,
    ASIDE,
    MISDEAL,
    REVOLUTION,
    TAX,
    TRADE,
    TRICK,
    CHECK,
    BETWEEN;

    static Section of(Line line) {
        return switch (line) {
            case Line.Round _ -> ROUND;
            case Line.Draw _ -> DRAW;
            case Line.Commit _, Line.Entropy _, Line.Seed _ -> PROOF;
            case Line.Cut _ -> CUT;
            case Line.Deal _ -> DEAL;
            case Line.Aside _ -> ASIDE;
            case Line.Misdeal _ -> MISDEAL;
            case Line.NoRevolution _, Line.Revolution _ -> REVOLUTION;
            case Line.Tax _ -> TAX;
            case Line.Trade _, Line.Refused _, Line.TradeClosed _ -> TRADE;
            case Line.Trick _ -> TRICK;
            case Line.Left _, Line.Out _, Line.Score _, Line.Order _, Line.Total _ -> CHECK;
            case Line.Scores _, Line.Join _, Line.Leave _, Line.End _ -> BETWEEN;
        };
    }

    /// Whether a round may have several lines of this kind.
    boolean repeats() {
        return switch (this) {
            case PROOF, DEAL, TAX, TRADE, TRICK, CHECK, BETWEEN -> true;
            case ROUND, DRAW, CUT, ASIDE, MISDEAL, REVOLUTION -> false;
        };
    }
}
