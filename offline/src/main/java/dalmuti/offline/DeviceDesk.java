package dalmuti.offline;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.WorkLimit;
import dalmuti.options.Rules;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.table.day.PlayedDay;
import dalmuti.table.desk.Desk;
import dalmuti.table.desk.Problems;
import dalmuti.table.desk.Question;
import dalmuti.table.desk.Study;
import dalmuti.wire.GrapplesWriter;
import dalmuti.wire.device.DayResult;
import dalmuti.wire.device.Society;
import dalmuti.wire.playback.GrapplesPlayback;
import dalmuti.wire.playback.PlaybackRequest;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Reviewed;
import dalmuti.words.Language;

import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Answers what a page asks that needs nobody else, under the paths that it has at a server.
///
/// @param asked by name, as in the address of a page
/// @param body a text of records
/// @param progress told how much of how much is done; whatever it throws ends the work
record DeviceDesk(Map<String, String> asked, String body, Progress progress) implements Question {

    private static final int USUAL_PLAYERS = 6;
    private static final int USUAL_ROUNDS = 1_000;
    private static final int MOST_ROUNDS = 100_000;

    interface Progress {
        void made(int done, int of);
    }

    /// @param good whether it was answered; otherwise the text says what is wrong
    record Answer(boolean good, String text) {}

    Answer answer(String path) {
        try {
            return new Answer(true, text(path));
        } catch (RuntimeException e) {
            return new Answer(false, Problems.of(e, language()).orElseThrow(() -> e));
        }
    }

    private String text(String path) {
        return switch (path) {
            case "/api/games" -> Bodies.write(Desk.games(this));
            case "/api/levels" -> Bodies.write(Desk.levels(this));
            case "/api/rules" -> Bodies.write(Desk.rules(this));
            case "/api/lessons" -> Bodies.write(Desk.lessons(this));
            case "/api/records/check" ->
                    Bodies.write(Desk.check(this, () -> Desk.count(body, limit())));
            case "/api/records/playback" -> Bodies.write(Desk.playback(this, body).apply(limit()));
            case "/api/records/review" -> Bodies.write(review());
            case "/api/grapples/simulated" ->
                    Bodies.write(GrapplesPlayback.of(Desk.simulated(this), PlaybackRequest.FIRST));
            case "/api/grapples/simulated/record" -> GrapplesWriter.write(Desk.simulated(this));
            case "/day" -> Bodies.write(day());
            case "/lab" -> Bodies.write(lab());
            default -> throw new IllegalArgumentException("Nobody answers " + path);
        };
    }

    private WorkLimit limit() {
        return WorkLimit.forText(body, () -> progress.made(0, 0));
    }

    private Reviewed review() {
        Study<?, ?, ?, ?> study = study();
        return new Reviewed(study.size(), study.size(), Optional.of(study.review(done(study))));
    }

    private Study<?, ?, ?, ?> study() {
        return Desk.study(body, Desk.record(this), limit());
    }

    private IntConsumer done(Study<?, ?, ?, ?> study) {
        return moves -> progress.made(moves, study.size());
    }

    private DayResult day() {
        var day = new DealOfTheDay(query("date").orElse(""));
        PlayedDay played = PlayedDay.of(day, body, limit());
        Study<?, ?, ?, ?> study = study();
        return new DayResult(
                day.date(),
                played.place(),
                played.players(),
                PlayedDay.accuracy(study, done(study)),
                played.placeOfStrongest());
    }

    private Society lab() {
        int players = number("players").orElse(USUAL_PLAYERS);
        Rules rules = Rules.of(query("rules").orElse("official"));
        rules.check(players);
        int rounds = number("rounds").orElse(USUAL_ROUNDS);
        if (rounds < 1 || rounds > MOST_ROUNDS) {
            throw Question.refusal("rounds", "wire.bounds", 1, MOST_ROUNDS);
        }
        Roster<View, Move> roster = Roster.dalmuti();
        Bot<View, Move> bot =
                roster.named(query("level").orElse("knight"))
                        .orElseThrow(
                                () ->
                                        Question.refusal(
                                                "level",
                                                "wire.word",
                                                String.join(", ", roster.names())));
        long seed = longNumber("seed").orElse(1L);
        return new SmallLab(rules, players, bot, rounds, seed).run(progress);
    }

    @Override
    public Optional<String> query(String name) {
        return Optional.ofNullable(asked.get(name));
    }

    @Override
    public Language language() {
        return query("language").flatMap(Language::of).orElse(Language.EN);
    }
}
