package dalmuti.options;

/// Who but the Greater Peon may declare a revolution.
public enum MinorRevolution { // REV-2
    ANYONE,
    NOT_LESSER_PEON
}
