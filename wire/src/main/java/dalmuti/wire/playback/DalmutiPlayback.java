package dalmuti.wire.playback;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.cards.Cards;
import dalmuti.contract.Deed;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.MatchRecord;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.Picture;

import java.util.List;
import java.util.Objects;

/// A recorded match of The Great Dalmuti as steps. Of a whole record all hands are open (SEE-2); of
/// what somebody kept, nothing is told that they did not know.
public final class DalmutiPlayback {

    private static final DalmutiJson JSON = new DalmutiJson();

    private final MatchRecord record;
    private final Viewer viewer;
    private final Dalmuti game;
    private final int round;
    private final DalmutiRounds rounds;
    private final Frames frames = new Frames();

    private DalmutiPlayback(MatchRecord record, int round) {
        this.record = record;
        this.round = round;
        viewer = record.seenBy().orElse(Onlooker.ONLOOKER);
        game = new Dalmuti(record.start().rules());
        rounds = new DalmutiRounds(record);
    }

    /// One round. One that the record does not hold is a [dalmuti.contract.RefusedException].
    public static Playback of(MatchRecord record, PlaybackRequest reel, WorkLimit limit) {
        var playback = new DalmutiPlayback(record, reel.round(record.start().round()));
        playback.run(limit);
        return new Playback(
                JSON.game(),
                record.start().rules().toString(),
                Letters.by(record.names()),
                record.seenBy().map(Letters::of),
                reel.records(),
                reel.record(),
                playback.rounds.all(),
                playback.round,
                playback.frames.start(),
                playback.frames.steps());
    }

    /// Nothing is kept of the moves before and after the round: a record may be long.
    private void run(WorkLimit limit) {
        Match match = record.start();
        begin(match);
        for (Deed<Move> deed : record.deeds()) {
            limit.spend(1);
            begin(match);
            match = step(match, deed);
        }
        frames.check(round);
    }

    private void begin(Match match) {
        if (match.round() == round && !frames.haveBegun()) {
            frames.begin(picture(match));
        }
    }

    private Match step(Match before, Deed<Move> deed) {
        var step = Step.of(game, before, deed.actor(), deed.move());
        rounds.note(before, step.after(), step.events());
        if (before.round() == round) {
            frames.step(JSON.past(told(step.events())), picture(step.after()));
        }
        return step.after();
    }

    private List<Event> told(List<Event> events) {
        return record.seenBy()
                .map(it -> events.stream().flatMap(event -> event.toldTo(it).stream()).toList())
                .orElse(events);
    }

    private Picture picture(Match match) {
        Match now = match.withoutPast();
        View view = game.view(now, viewer);
        Picture picture = JSON.shared(view);
        for (Player player : view.hands().keySet().stream().sorted().toList()) {
            picture = picture.and(JSON.cards(player, hand(now, view, player)));
        }
        return picture;
    }

    /// An open hand is what its owner sees.
    private Cards hand(Match match, View view, Player player) {
        return record.seenBy().isPresent()
                ? Objects.requireNonNull(view.hands().get(player))
                : new Cards.Open(game.view(match, player).ownHand());
    }
}
