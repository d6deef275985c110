package dalmuti.wire.table;

import dalmuti.court.Treats;

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
        return Parts.BOARD.in(parts);
    }

    public Parts.Stage stage() {
        return Parts.STAGE.in(parts);
    }

    public List<Parts.Seat> seats() {
        return Parts.SEATS.in(parts);
    }

    /// Who looks on, for whoever may seat them.
    public List<Parts.Watcher> watching() {
        return Parts.WATCHING.perhaps(parts).orElse(List.of());
    }

    public Parts.You you() {
        return Parts.YOU.in(parts);
    }

    public Optional<Parts.Secrets> secrets() {
        return Parts.SECRETS.perhaps(parts);
    }

    /// The deck from which this viewer takes a card now.
    public Optional<Parts.Spread> spread() {
        return Parts.SPREAD
                .perhaps(parts)
                .filter(it -> you().player().equals(Optional.of(it.by())));
    }

    public Optional<Parts.Clock> clock() {
        return Parts.CLOCK.perhaps(parts);
    }

    /// Who sits on which chair, where the game has a court.
    public Optional<Parts.Room> room() {
        return Parts.ROOM.perhaps(parts);
    }

    /// The treats that are handed round before a round.
    public Optional<Treats> treats() {
        return Parts.TREATS.perhaps(parts);
    }

    /// Whether a bot plays for this viewer.
    public boolean isResting() {
        return you().seat().filter(it -> seats().get(it).standIn()).isPresent();
    }

    /// What was said since the last time that this part came.
    public List<Parts.Talk> talk() {
        return Parts.TALK.perhaps(parts).orElse(List.of());
    }

    /// The number of the question that waits for this viewer.
    public Optional<Integer> question() {
        return Parts.QUESTION.perhaps(parts);
    }

    /// Changes whenever what was told before is forgotten.
    public String since() {
        return parts.getOrDefault("since", "");
    }

    /// Whether there are cards on the table, so that a view can be read.
    public boolean hasCards() {
        return parts.containsKey("scene");
    }
}
