package grapples;

/// What a player may be offered and leave unused (G-LOG-4).
public enum Power {
    DOUBLE_DOWN,
    JACK,
    ACE,
    QUEEN,
    TAP_OUT
}
