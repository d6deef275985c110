package dalmuti.app.remote;

import dalmuti.bots.Bot;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// A bot that takes a chair at a table of a server and plays by its own view until the match is
/// over.
public final class RemoteBot<M, V> {

    private static final int NOT_YET = -1;

    private final Visit visit;
    private final GameJson<M, ?, V> json;
    private final Function<V, List<M>> legal;
    private final Bot<V, M> bot;
    private final RandomGenerator dice;
    private final ChairRequest chair;
    private Picture picture;
    private int answered = NOT_YET;
    private int playing;

    /// @param legal what a view offers
    public RemoteBot(
            Visit visit,
            GameJson<M, ?, V> json,
            Function<V, List<M>> legal,
            Bot<V, M> bot,
            RandomGenerator dice) {
        this.visit = visit;
        this.json = json;
        this.legal = legal;
        this.bot = bot;
        this.dice = dice;
        this.chair = new ChairRequest(visit.table());
        this.picture = visit.first();
    }

    /// Plays. A chair that it can't have is a [DeniedException].
    ///
    /// @param seat the chair it wants; any that is free where none is given
    /// @return the name of the match
    public String play(Optional<Integer> seat) throws InterruptedException {
        sit(seat);
        Optional<String> over = Optional.empty();
        while (over.isEmpty()) {
            if (visit.news().isEmpty()) { // the newest picture is the one to decide by
                decide(picture.table());
            }
            hear(visit.news().take(), seat);
            over = over(picture.table().stage());
        }
        var _ = visit.table().send(Request.Leave::new);
        return over.get();
    }

    private void sit(Optional<Integer> seat) {
        seat.ifPresentOrElse(chair::sit, () -> chair.sitAnywhere(picture.table()));
    }

    private void hear(News news, Optional<Integer> seat) {
        switch (news) {
            case News.Changed(var now, _) -> picture = now;
            case News.Refused refused when seat.isEmpty() && chair.wasTaken(refused) -> sit(seat);
            case News.Refused(int ack, _, var text) when chair.isAnswered(ack) ->
                    throw new DeniedException(text);
            case News.Broken(var why) -> throw why;
            default -> {} // nothing to do
        }
    }

    private Optional<String> over(Parts.Stage stage) {
        return switch (stage.doing()) {
            case GATHERING -> Optional.empty();
            case PLAYING -> {
                playing = stage.match();
                yield Optional.empty();
            }
            case OVER -> playing == stage.match() ? stage.record() : Optional.empty();
        };
    }

    private void decide(TableView table) {
        Optional<Integer> question = table.question();
        if (question.isEmpty() || question.get() == answered || !table.hasCards()) {
            return;
        }
        if (table.spread().isPresent()) { // DRAW-5
            answered = question.get();
            int place = dice.nextInt(table.spread().get().left());
            var _ = visit.table().send(ack -> new Request.Take(ack, question.get(), place));
            return;
        }
        V view = picture.view(json);
        List<M> offered = legal.apply(view);
        if (!offered.isEmpty()) {
            answered = question.get();
            String move = json.move(bot.choose(view, offered, dice));
            var _ = visit.table().send(ack -> new Request.Answer(ack, question.get(), move));
        }
    }
}
