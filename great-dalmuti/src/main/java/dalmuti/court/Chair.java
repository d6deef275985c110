package dalmuti.court;

/// What somebody sits on, from the best seat to the worst.
public enum Chair { // COURT-1
    THRONE,
    ARMCHAIR,
    CHAIR,
    STOOL,
    SUITCASE;

    public static Chair of(Title title) {
        return switch (title) {
            case GREATER_DALMUTI -> THRONE;
            case LESSER_DALMUTI -> ARMCHAIR;
            case MERCHANT -> CHAIR;
            case LESSER_PEON -> STOOL;
            case GREATER_PEON -> SUITCASE;
        };
    }
}
