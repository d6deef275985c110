package dalmuti.wire.table;

import dalmuti.wire.form.Form;
import dalmuti.wire.form.Scalars;
import dalmuti.wire.form.Source;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a picture says of the table around the cards, for a program in Java. What can't be read is
/// a [dalmuti.contract.RefusedException].
///
/// @param parts as they were told last
public record TableView(Map<String, String> parts) {

    public TableView {
        parts = Map.copyOf(parts);
    }

    public Parts.Board board() {
        return Part.of("board", Parts.BOARD).in(parts);
    }

    public Parts.Stage stage() {
        return Part.of("stage", Parts.STAGE).in(parts);
    }

    public List<Parts.Seat> seats() {
        return Part.of("seats", Parts.SEATS).in(parts);
    }

    /// Who looks on, for whoever may seat them.
    public List<Parts.Watcher> watching() {
        return perhaps("watching", Parts.WATCHING).orElse(List.of());
    }

    public Parts.You you() {
        return Part.of("you", Parts.YOU).in(parts);
    }

    public Optional<Parts.Secrets> secrets() {
        return perhaps("secrets", Parts.SECRETS);
    }

    public Optional<Parts.Clock> clock() {
        return perhaps("clock", Parts.CLOCK);
    }

    /// What was said since the last time that this part came.
    public List<Parts.Talk> talk() {
        return perhaps("talk", Parts.TALK).orElse(List.of());
    }

    /// The number of the question that waits for this viewer.
    public Optional<Integer> question() {
        return perhaps("question", Scalars.NUMBER);
    }

    /// Changes whenever what was told before is forgotten.
    public String since() {
        return parts.getOrDefault("since", "");
    }

    /// Whether there are cards on the table, so that a view can be read.
    public boolean hasCards() {
        return parts.containsKey("scene");
    }

    private <T> Optional<T> perhaps(String name, Form<T> form) {
        return Optional.ofNullable(parts.get(name))
                .map(text -> Source.read(form, text, Tongue.LONGEST_PART));
    }
}
