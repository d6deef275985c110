package dalmuti.app.screen;

import dalmuti.app.story.People;
import dalmuti.app.story.StoryWriter;
import dalmuti.app.story.TextStyle;
import dalmuti.contract.Refusal;
import dalmuti.words.Words;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/// What is shown to the player of one game, and what is read of them. It offers nothing but what a
/// view has among its legal moves.
public abstract class GameScreen<M, E, V> {

    static final String INDENT = "  ";

    final People people;
    final TextStyle style;
    final Words words;

    private final Function<V, List<M>> legal;

    /// @param legal what may be decided at a moment
    GameScreen(People people, TextStyle style, Function<V, List<M>> legal) {
        this.people = people;
        this.style = style;
        this.words = style.words();
        this.legal = legal;
    }

    /// By which rules is played, and who plays.
    public List<String> head(V view) {
        var beats = new StoryWriter(style.ink());
        writeHead(beats, view);
        return beats.taken();
    }

    abstract void writeHead(StoryWriter beats, V view);

    /// What somebody is told from here on, who has not heard yet what the view tells.
    public abstract Commentary<E> commentary(V view);

    /// What somebody sees when they are asked.
    public abstract List<String> picture(V view);

    /// What they are asked, and how to answer.
    public abstract List<String> question(V view);

    /// Everybody's cards and points.
    public abstract List<String> scores(V view);

    /// How to type what may be decided now.
    public abstract List<String> help(V view);

    /// What may be typed now.
    public List<String> completions(V view) {
        return numbers(view);
    }

    private List<String> numbers(V view) {
        return IntStream.rangeClosed(1, legal.apply(view).size())
                .mapToObj(String::valueOf)
                .toList();
    }

    /// Whether somebody has to be asked at all.
    public abstract boolean isWorthAsking(V view);

    public Reply<M> read(String typed, V view, Optional<M> selected) {
        List<M> moves = legal.apply(view);
        int index = numbers(view).indexOf(typed);
        return index < 0
                ? new Reply.Unclear<>(words.say("play.number", moves.size()))
                : new Reply.Chosen<>(moves.get(index));
    }

    /// The moves with the numbers by which they are chosen.
    final List<String> menu(V view) {
        List<M> moves = legal.apply(view);
        return IntStream.range(0, moves.size())
                .mapToObj(i -> "  %2d  %s".formatted(i + 1, name(moves.get(i))))
                .toList();
    }

    public abstract String name(M move);

    public final String say(Refusal refusal) {
        return words.say(new Refusal(refusal.rule(), refusal.key(), named(refusal.arguments())));
    }

    /// Something by its key; players and cards among its arguments by their names.
    public final String say(String key, List<Object> arguments) {
        return words.say(key, named(arguments).toArray());
    }

    private List<Object> named(List<Object> arguments) {
        return arguments.stream().map(this::named).toList();
    }

    /// People, cards and moves by their names, all else as it is.
    abstract Object named(Object argument);
}
