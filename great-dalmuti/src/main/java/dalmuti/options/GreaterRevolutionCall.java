package dalmuti.options;

/// What the Greater Peon with both jesters may say (REV-5).
public enum GreaterRevolutionCall {
    OPTIONAL,
    MANDATORY,
    CHOICE
}
