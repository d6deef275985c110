package dalmuti.programs;

/// What comes from a program.
sealed interface Heard {

    record Line(String text) implements Heard {}

    /// A line that is longer than allowed. Nothing is heard after it.
    record TooLong() implements Heard {}

    /// The program has closed its output, as a rule by ending.
    record End() implements Heard {}

    /// Nothing in the time there was.
    record Silence() implements Heard {}
}
