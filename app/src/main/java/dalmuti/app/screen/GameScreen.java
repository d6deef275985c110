package dalmuti.app.screen;

import dalmuti.contract.Refusal;
import dalmuti.words.Words;

import java.util.List;
import java.util.Optional;

/// What is shown to the player of one game, and what is read of them. It offers nothing but what a
/// view has among its legal moves.
public interface GameScreen<M, E, V> {

    /// By which rules is played, and who plays.
    List<String> head(V view);

    /// What somebody is told from here on, who has not heard yet what the view tells.
    Commentary<E> commentary(V view);

    /// What somebody sees when they are asked.
    List<String> picture(V view);

    /// What they are asked, and how to answer.
    List<String> question(V view);

    /// Everybody's cards and points.
    List<String> scores(V view);

    /// How to type what may be decided now.
    List<String> help(V view);

    /// What may be typed now.
    List<String> completions(V view);

    /// Whether somebody has to be asked at all.
    boolean isWorthAsking(V view);

    Reply<M> read(String typed, V view, Optional<M> selected);

    String name(M move);

    default String say(Refusal refusal) {
        return words().say(new Refusal(refusal.rule(), refusal.key(), named(refusal.arguments())));
    }

    /// Something by its key; players and cards among its arguments by their names.
    default String say(String key, List<Object> arguments) {
        return words().say(key, named(arguments).toArray());
    }

    private List<Object> named(List<Object> arguments) {
        return arguments.stream().map(this::named).toList();
    }

    /// People, cards and moves by their names, all else as it is.
    Object named(Object argument);

    Words words();
}
