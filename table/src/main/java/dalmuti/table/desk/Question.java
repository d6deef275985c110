package dalmuti.table.desk;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.table.game.GameKit;
import dalmuti.table.game.Games;
import dalmuti.words.Language;

import java.util.Optional;
import java.util.function.Function;

/// Something that is asked, wherever it comes from. What makes no sense in it is a
/// [RefusedException].
public interface Question {

    /// What it says under a name, as in the address of a page.
    Optional<String> query(String name);

    /// In which it is to be answered.
    Language language();

    /// The game that is asked about; The Great Dalmuti, where none is named.
    default GameKit game() {
        String all = String.join(", ", Games.ALL.names());
        return Games.ALL
                .named(query("game").orElse("dalmuti"))
                .orElseThrow(() -> refusal("game", "server.no-such-game", all));
    }

    default Optional<Integer> number(String name) {
        return read(name, Integer::valueOf);
    }

    default Optional<Long> longNumber(String name) {
        return read(name, Long::valueOf);
    }

    private <T> Optional<T> read(String name, Function<String, T> reading) {
        try {
            return query(name).map(reading);
        } catch (NumberFormatException e) {
            throw refusal(name, "wire.wanted-number");
        }
    }

    static RefusedException refusal(String field, String key, Object... arguments) {
        return new RefusedException(Refusal.of(field, key, arguments));
    }
}
