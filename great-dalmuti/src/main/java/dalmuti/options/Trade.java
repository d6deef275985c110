package dalmuti.options;

/// How Merchants trade.
public enum Trade {
    NONE("TRADE-1"),
    FIRST_MERCHANT_CHOOSES("TRADE-2"),
    FIRST_MERCHANT_RANDOM("TRADE-4"),
    MERCHANTS_OFFER("TRADE-3");

    private final String rule;

    Trade(String rule) {
        this.rule = rule;
    }

    /// The rule that describes it.
    public String rule() {
        return rule;
    }
}
