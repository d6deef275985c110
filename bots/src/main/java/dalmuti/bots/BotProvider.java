package dalmuti.bots;

import dalmuti.Move;
import dalmuti.View;

import grapples.Choice;

import java.util.Optional;

/// Bots that somebody else wrote in Java, found by `java.util.ServiceLoader`.
///
/// ```java
/// class Hasty implements BotProvider { // its module `provides BotProvider with Hasty`
///     @Override
///     public String name() {
///         return "hasty";
///     }
///
///     @Override
///     public Optional<Bot<View, Move>> dalmuti() {
///         return Optional.of((view, legal, dice) -> legal.getLast());
///     }
/// }
/// ```
public interface BotProvider {

    /// By which it is chosen on the command line: lower case, no spaces.
    String name();

    /// Who plays The Great Dalmuti, if anybody does.
    default Optional<Bot<View, Move>> dalmuti() {
        return Optional.empty();
    }

    /// Who plays Grapples, if anybody does.
    default Optional<Bot<grapples.View, Choice>> grapples() {
        return Optional.empty();
    }
}
