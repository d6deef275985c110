package dalmuti.app.screen;

import dalmuti.words.Words;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Moves to choose from by their numbers.
///
/// @param name what a move is called
record Menu<M>(List<M> moves, Function<M, String> name, Words words) {

    Menu {
        moves = List.copyOf(moves);
    }

    List<String> lines() {
        return IntStream.range(0, moves.size())
                .mapToObj(i -> "  %2d  %s".formatted(i + 1, name.apply(moves.get(i))))
                .toList();
    }

    List<String> numbers() {
        return IntStream.rangeClosed(1, moves.size()).mapToObj(String::valueOf).toList();
    }

    Reply<M> read(String typed) {
        int index = numbers().indexOf(typed);
        return index < 0
                ? new Reply.Unclear<>(words.say("play.number", moves.size()))
                : new Reply.Chosen<>(moves.get(index));
    }
}
