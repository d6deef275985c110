package dalmuti.app.screen;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.words.Words;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Reads what somebody lays in a trick.
record LayTyping(Words words) {

    static final String PASS = "p";

    Reply<Move> read(String typed, View view, Optional<Move> selected) {
        if (typed.equals(PASS)) {
            return new Reply.Chosen<>(new Move.Pass());
        }
        if (typed.startsWith("+")) {
            return added(typed.substring(1).strip(), selected);
        }
        return Typing.set(typed)
                .map(set -> read(set, view))
                .orElseGet(() -> new Reply.Unclear<>(words.say("play.unclear")));
    }

    private Reply<Move> read(Typing.Set set, View view) {
        if (set.naturals() != Typing.Set.UNSAID) {
            return play(set.rank(), set.naturals(), set.jesters())
                    .<Reply<Move>>map(play -> new Reply.Chosen<>(new Move.Lay(play)))
                    .orElseGet(this::noSuchPlay);
        }
        List<Play> ofRank = plays(view).stream().filter(play -> play.rank() == set.rank()).toList();
        Optional<Play> asTyped =
                ofRank.stream()
                        .filter(play -> play.jesters() == set.jesters())
                        .max(Comparator.comparingInt(Play::size));
        Optional<Play> toppedUp =
                ofRank.stream()
                        .filter(_ -> set.jesters() == 0)
                        .min(Comparator.comparingInt(Play::jesters));
        return asTyped.<Reply<Move>>map(play -> new Reply.Chosen<>(new Move.Lay(play)))
                .or(() -> toppedUp.map(play -> new Reply.Selected<>(new Move.Lay(play))))
                .orElseGet(() -> refusable(set));
    }

    /// A move for the rules to refuse, for they know best why.
    private Reply<Move> refusable(Typing.Set set) {
        return play(set.rank(), 1, set.jesters())
                .<Reply<Move>>map(play -> new Reply.Chosen<>(new Move.Lay(play)))
                .orElseGet(this::noSuchPlay);
    }

    private Reply<Move> added(String typed, Optional<Move> selected) {
        Hand before =
                selected.orElse(new Move.Pass()) instanceof Move.Lay(var play)
                        ? play.cards()
                        : Hand.EMPTY;
        return Typing.group(typed)
                .flatMap(group -> group.on(before))
                .flatMap(LayTyping::play)
                .<Reply<Move>>map(play -> new Reply.Selected<>(new Move.Lay(play)))
                .orElseGet(this::noSuchPlay);
    }

    private static Optional<Play> play(Hand cards) {
        Rank best = cards.ranks().getFirst();
        int naturals = best == Rank.JESTER ? 0 : cards.count(best);
        return play(best, naturals, cards.jesters()).filter(play -> play.size() == cards.size());
    }

    private static Optional<Play> play(Rank rank, int naturals, int jesters) {
        return Play.ALL.stream()
                .filter(
                        play ->
                                play.rank() == rank
                                        && play.naturals() == naturals
                                        && play.jesters() == jesters)
                .findFirst();
    }

    static List<Play> plays(View view) {
        return view.legal().stream()
                .filter(Move.Lay.class::isInstance)
                .map(move -> ((Move.Lay) move).play())
                .toList();
    }

    /// As it is typed: `3 9`, `2 10 +j`, `jj`.
    static String typed(Play play) {
        String jesters = "j".repeat(play.jesters());
        if (play.naturals() == 0) {
            return jesters;
        }
        String set = play.naturals() + " " + play.rank();
        return play.jesters() == 0 ? set : set + " +" + jesters;
    }

    /// As it is typed on a play that says how many are needed: `9`, `10 +j`, `jj`.
    static String typedBriefly(Play play) {
        String typed = typed(play);
        return play.naturals() == 0 ? typed : typed.substring(typed.indexOf(' ') + 1);
    }

    private Reply<Move> noSuchPlay() {
        return new Reply.Unclear<>(words.say("play.no-such-play"));
    }
}
