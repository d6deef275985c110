package dalmuti.app.sitting;

import dalmuti.app.console.Console;
import dalmuti.app.screen.GameScreen;
import dalmuti.app.screen.Reply;
import dalmuti.words.Words;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// Asks the person at the console for a move, until what they type is one.
public final class MovePrompt<V, M> {

    /// Whether a complete move has to be confirmed.
    public enum Care {
        SEND_AT_ONCE,
        CONFIRM
    }

    /// What is typed to leave.
    public static final String LEAVE = "q";

    private final Console console;
    private final GameScreen<M, ?, V> screen;
    private final Words words;
    private final Function<V, List<String>> hints;
    private final Care care;
    private @Nullable M selected;

    public MovePrompt(
            Console console,
            GameScreen<M, ?, V> screen,
            Words words,
            Function<V, List<String>> hints,
            Care care) {
        this.console = console;
        this.screen = screen;
        this.words = words;
        this.hints = hints;
        this.care = care;
    }

    /// What somebody typed, as it is read.
    public static String plain(String typed) {
        return typed.strip().toLowerCase(Locale.ROOT);
    }

    /// Puts a question to whoever sits here.
    public void face(V view) {
        selected = null;
        show(view);
    }

    private void show(V view) {
        console.say("");
        console.say(screen.picture(view));
        console.say(screen.question(view));
    }

    public String prompt() {
        return selected != null ? "? " : "> ";
    }

    public List<String> completions(V view) {
        var all = new ArrayList<>(screen.completions(view));
        all.addAll(List.of("?", "h", "s", "t", "u", LEAVE));
        return all;
    }

    /// The move that is to be made by what was typed, if it is one.
    public Optional<M> heard(String typed, V view) {
        Optional<M> move = understood(typed, view);
        if (move.isPresent()) {
            selected = null;
        }
        return move;
    }

    private Optional<M> understood(String typed, V view) {
        switch (typed) {
            case "s" -> console.say(screen.scores(view));
            case "t" -> show(view);
            case "?" -> console.say(hints.apply(view));
            case "u" -> unselect();
            case "" -> {
                if (selected != null) {
                    return Optional.of(selected);
                }
                console.say(screen.question(view));
            }
            default -> {
                return read(typed, view);
            }
        }
        return Optional.empty();
    }

    private Optional<M> read(String typed, V view) {
        return switch (screen.read(typed, view, Optional.ofNullable(selected))) {
            case Reply.Chosen<M>(var move) when care == Care.SEND_AT_ONCE -> Optional.of(move);
            case Reply.Chosen<M>(var move) -> select(move);
            case Reply.Selected<M>(var move) -> select(move);
            case Reply.Unclear<M>(var why) -> {
                console.tell(why);
                yield Optional.empty();
            }
        };
    }

    private Optional<M> select(M move) {
        selected = move;
        console.tell(words.say("play.selected", screen.name(move)));
        return Optional.empty();
    }

    private void unselect() {
        selected = null;
        console.tell(words.say("play.unselected"));
    }
}
