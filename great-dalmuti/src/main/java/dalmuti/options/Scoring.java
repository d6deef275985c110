package dalmuti.options;

/// Whether rounds bring points, or every round stands for itself.
public enum Scoring { // SCORE-1
    POINTS,
    NONE
}
