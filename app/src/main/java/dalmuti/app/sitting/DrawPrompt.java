package dalmuti.app.sitting;

import dalmuti.app.console.Console;
import dalmuti.words.Words;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// Asks the person at the console which card of the spread deck they draw.
///
/// @param dice for whoever takes any card
record DrawPrompt( // DRAW-5
        Console console, Words words, VisitOptions.Drawing drawing, RandomGenerator dice) {

    /// The place that is taken without asking anybody.
    Optional<Integer> face(int left) {
        if (drawing == VisitOptions.Drawing.BY_ITSELF || !console.isAttended()) {
            return any(left);
        }
        tell("play.ask-draw", left);
        return Optional.empty();
    }

    /// The place that is meant by what was typed: the number of a card, from 1, or nothing for any.
    Optional<Integer> heard(String typed, int left) {
        if (typed.isEmpty()) {
            return any(left);
        }
        if (typed.matches("[1-9][0-9]?") && Integer.parseInt(typed) <= left) {
            return Optional.of(Integer.parseInt(typed) - 1);
        }
        tell("play.number", left);
        return Optional.empty();
    }

    private Optional<Integer> any(int left) {
        return Optional.of(dice.nextInt(left));
    }

    private void tell(String key, int left) {
        console.tell(words.say(key, left));
    }
}
