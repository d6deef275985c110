package dalmuti.bots.grapples;

/// What a player of Grapples keeps in mind.
public enum Attention {
    /// The own cards, and what a fresh deck is made of.
    LITTLE,
    /// Which cards may still come as well.
    COUNTING,
    /// What the others are likely to hold as well, and who of them leads.
    FULL;

    boolean counts() {
        return this != LITTLE;
    }

    boolean watches() {
        return this == FULL;
    }
}
