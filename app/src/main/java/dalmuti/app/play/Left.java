package dalmuti.app.play;

/// How a match was left.
public enum Left {
    OVER,
    UNFINISHED
}
