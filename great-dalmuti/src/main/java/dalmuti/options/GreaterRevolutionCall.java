package dalmuti.options;

/// What the Greater Peon with both jesters may say.
public enum GreaterRevolutionCall {
    OPTIONAL,
    MANDATORY,
    CHOICE
}
