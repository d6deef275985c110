package dalmuti.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Whoever is told what happens, as far as they may know.
///
/// @param telling an event as they learn of it
record Audience<E>(Commentary<E> commentary, Function<E, Optional<E>> telling) {

    void hear(List<E> events) {
        events.stream().flatMap(event -> telling.apply(event).stream()).forEach(commentary::tell);
    }
}
