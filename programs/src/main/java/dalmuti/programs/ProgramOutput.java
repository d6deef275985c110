package dalmuti.programs;

/// What comes from a program.
sealed interface ProgramOutput {

    record Line(String text) implements ProgramOutput {}

    /// A line that is longer than allowed. Nothing is heard after it.
    record TooLong() implements ProgramOutput {}

    /// The program has closed its output, as a rule by ending.
    record End() implements ProgramOutput {}

    /// Nothing in the time there was.
    record Silence() implements ProgramOutput {}
}
