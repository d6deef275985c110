package dalmuti.app.screen;

/// What somebody may have meant by what they typed.
public sealed interface Reply<M> {

    /// A move to be made.
    record Chosen<M>(M move) implements Reply<M> {}

    /// A move, or the beginning of one, that is to be confirmed.
    record Selected<M>(M move) implements Reply<M> {}

    /// Nothing that makes sense here, with a sentence about it.
    record Unclear<M>(String why) implements Reply<M> {}
}
