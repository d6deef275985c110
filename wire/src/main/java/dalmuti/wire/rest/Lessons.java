package dalmuti.wire.rest;

import java.util.List;

/// Guided moments, for somebody who learns a game.
public record Lessons(List<Lesson> lessons) {

    /// Something that has been played before, with questions to the learner.
    ///
    /// @param updates how it ends: updates as a table would send them
    /// @param end what was learnt
    public record Lesson(
            String name, String title, List<Step> steps, List<Piece> updates, String end) {}

    /// What happens up to a question, and the question.
    ///
    /// @param updates as a table would send them; the first of a lesson is whole
    /// @param text what to do, and why
    /// @param wanted the move that answers it
    /// @param otherwise what is said to whoever tries another move
    public record Step(List<Piece> updates, String text, Piece wanted, String otherwise) {}
}
