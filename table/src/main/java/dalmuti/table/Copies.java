package dalmuti.table;

import dalmuti.wire.table.Notices;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is said to several viewers in the same words is written once.
final class Copies {

    private List<String> told = List.of();
    private Map<String, String> parts = Map.of();
    private Optional<Notices.Body> body = Optional.empty();

    @SuppressWarnings("ReferenceEquality") // what everybody sees is the same object for all
    Notices.Body of(List<String> telling, Map<String, String> showing) {
        if (body.isEmpty() || parts != showing || !told.equals(telling)) {
            told = telling;
            parts = showing;
            body = Optional.of(Notices.Body.of(telling, showing));
        }
        return body.get();
    }
}
