package dalmuti.table.day;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Driver;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Step;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.options.Rules;
import dalmuti.table.desk.Study;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.rest.Reviewed;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;

/// Somebody's match with the deal of a day.
public final class PlayedDay {

    private static final Bot<View, Move> OTHERS = bot(DealOfTheDay.BOTS);

    private final Dalmuti game;
    private final Step<Match, Move, Event> dealt;
    private final int place;

    private PlayedDay(Dalmuti game, Step<Match, Move, Event> dealt, int place) {
        this.game = game;
        this.dealt = dealt;
        this.place = place;
    }

    private static Bot<View, Move> bot(String name) {
        return Roster.dalmuti().named(name).orElseThrow();
    }

    /// Reads a record. One of another deal, with other bots or without an end is a
    /// [RefusedException]; one that breaks a rule, what the reader says.
    public static PlayedDay of(DealOfTheDay day, String text, WorkLimit limit) {
        List<MatchRecord> records = RecordReader.readAll(text, limit);
        if (records.size() != 1 || records.getFirst().seenBy().isPresent()) {
            throw refused();
        }
        MatchRecord record = records.getFirst();
        Rules rules = record.start().rules();
        if (!rules.equals(Rules.of(DealOfTheDay.RULES))) {
            throw refused();
        }
        var game = new Dalmuti(rules);
        List<Step<Match, Move, Event>> steps = record.steps();
        List<Move> nature = nature(day);
        if (steps.size() < nature.size() || !record.end().over()) {
            throw refused();
        }
        for (int i = 0; i < steps.size(); i++) {
            Step<Match, Move, Event> step = steps.get(i);
            if (i < nature.size()
                    ? !step.move().equals(nature.get(i))
                    : isOfAnotherBot(game, step)) {
                throw refused();
            }
        }
        return new PlayedDay(game, steps.get(nature.size() - 1), place(steps));
    }

    /// The draw and the deal.
    private static List<Move> nature(DealOfTheDay day) {
        return day.entries(Guest.NOBODY).stream()
                .filter(Entry.Did.class::isInstance)
                .map(it -> (Move) ((Entry.Did) it).move())
                .toList();
    }

    private static boolean isOfAnotherBot(Dalmuti game, Step<Match, Move, Event> step) {
        return step.actor() instanceof Player player
                && !player.equals(DealOfTheDay.PERSON)
                && !chosen(game, OTHERS, step.before(), player).equals(step.move());
    }

    private static Move chosen(Dalmuti game, Bot<View, Move> bot, Match match, Player player) {
        List<Move> legal = game.legal(match, player);
        return legal.size() == 1
                ? legal.getFirst()
                : bot.choose(game.view(match, player), legal, dice());
    }

    private static RandomGenerator dice() {
        return new SplittableRandom(1);
    }

    private static int place(List<Step<Match, Move, Event>> steps) {
        return steps.stream()
                .flatMap(it -> it.events().stream())
                .mapToInt(PlayedDay::placeIn)
                .max()
                .orElseThrow();
    }

    /// Of the person, where it is told; otherwise 0.
    private static int placeIn(Event event) {
        if (!(event instanceof Event.RoundScored(var scores))) {
            return 0;
        }
        List<Player> places = scores.stream().map(Event.Score::player).toList();
        return places.indexOf(DealOfTheDay.PERSON) + 1;
    }

    private static RefusedException refused() {
        return new RefusedException(Refusal.of("record", "table.not-of-the-day"));
    }

    /// How well the person played, as a review has it; nothing where nothing could be decided.
    ///
    /// @param progress told how many moves are done; whatever it throws ends the work
    public static Optional<Double> accuracy(Study<?, ?, ?, ?> study, IntConsumer progress) {
        String person = DealOfTheDay.PERSON.toString();
        return study.review(progress).players().stream()
                .filter(it -> it.player().equals(person))
                .findFirst()
                .flatMap(Reviewed.Showing::accuracy);
    }

    public int place() {
        return place;
    }

    public int players() {
        return dealt.after().players();
    }

    /// The place to which the strongest bot comes from the same seat.
    public int placeOfStrongest() {
        Bot<View, Move> strongest = bot(Level.DALMUTI.spelling());
        var place = new int[1];
        var driver =
                new Driver<>(
                        game,
                        (Match match, Player player) ->
                                chosen(
                                        game,
                                        player.equals(DealOfTheDay.PERSON) ? strongest : OTHERS,
                                        match,
                                        player),
                        dice());
        var _ =
                driver.play(
                        dealt.after(),
                        step ->
                                step.events().stream()
                                        .mapToInt(PlayedDay::placeIn)
                                        .filter(it -> it > 0)
                                        .forEach(it -> place[0] = it));
        return place[0];
    }
}
