package dalmuti.contract;

/// Chance as an actor: whatever is shuffled or drawn is a move of nature's.
public enum Nature implements Actor {
    NATURE
}
