package dalmuti.court;

/// What somebody is called by their position, and what they sit on and wear by it.
public enum Title { // WHO-2
    GREATER_DALMUTI("greater-dalmuti", "throne", "crown"),
    LESSER_DALMUTI("lesser-dalmuti", "armchair", "coronet"),
    MERCHANT("merchant", "chair", "feathered-cap"),
    LESSER_PEON("lesser-peon", "stool", "hood"),
    GREATER_PEON("greater-peon", "suitcase", "straw-hat");

    static final int FEWEST_WITH_LESSER_TITLES = 4;

    private final String id;
    private final String chair;
    private final String hat;

    Title(String id, String chair, String hat) {
        this.id = id;
        this.chair = chair;
        this.hat = hat;
    }

    /// @param position from 1
    public static Title of(int position, int players) {
        if (position == 1) {
            return GREATER_DALMUTI;
        }
        if (position == players) {
            return GREATER_PEON;
        }
        if (players < FEWEST_WITH_LESSER_TITLES) {
            return MERCHANT;
        }
        if (position == 2) {
            return LESSER_DALMUTI;
        }
        return position == players - 1 ? LESSER_PEON : MERCHANT;
    }

    /// Which Merchant sits at a position: 1 for the First Merchant.
    public static int merchant(int position, int players) {
        return players < FEWEST_WITH_LESSER_TITLES ? position - 1 : position - 2;
    }

    /// The id by which the table of names knows it.
    public String id() {
        return id;
    }

    public String chair() { // COURT-1
        return chair;
    }

    public String hat() { // COURT-2
        return hat;
    }

    public boolean isDalmuti() {
        return this == GREATER_DALMUTI || this == LESSER_DALMUTI;
    }

    public boolean isPeon() {
        return this == LESSER_PEON || this == GREATER_PEON;
    }
}
