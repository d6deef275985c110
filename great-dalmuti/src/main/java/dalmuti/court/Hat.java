package dalmuti.court;

/// What somebody wears on their head, from the finest to the plainest.
public enum Hat { // COURT-2
    CROWN,
    CORONET,
    FEATHERED_CAP,
    HOOD,
    STRAW_HAT;

    public static Hat of(Title title) {
        return switch (title) {
            case GREATER_DALMUTI -> CROWN;
            case LESSER_DALMUTI -> CORONET;
            case MERCHANT -> FEATHERED_CAP;
            case LESSER_PEON -> HOOD;
            case GREATER_PEON -> STRAW_HAT;
        };
    }
}
