package dalmuti.wire.table;

import dalmuti.contract.Player;
import dalmuti.court.Treat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Messages of every kind.
final class Samples {

    private static final String PASS = "{\"move\":\"pass\"}";

    private static final Optional<Long> NEVER = Optional.empty();
    private static final List<String> WORDS = List.of("court.bow");

    private Samples() {}

    static List<Request> requests() {
        return List.of(
                new Request.Hello("3q2-7w", "nl"),
                new Request.Answer(3, 17, "{\"move\":\"lay\",\"play\":[9,1,0]}"),
                new Request.Take(3, 17, 40),
                new Request.Sit(4, 2),
                new Request.Leave(5),
                new Request.Rest(6, true),
                new Request.SeatBot(7, 3, "adept"),
                new Request.Seat(22, 3, "g7"),
                new Request.Reseat(23, 3, 5),
                new Request.Remove(8, 3),
                new Request.HandOver(9, 1),
                new Request.Start(10),
                new Request.NextRound(11),
                new Request.PickChair(24, 3),
                new Request.PickTreat(25, Treat.TART),
                new Request.End(12),
                new Request.Say(13, "¿\"qué\"? 🂡"),
                new Request.Phrase(14, "court.bow"),
                new Request.Emote(15, "crown"),
                new Request.Mute(16, 2, false),
                new Request.Report(17, 2, "rude"),
                new Request.Pledge(18, 2, "ab12"),
                new Request.Reveal(19, 2, "cd34"),
                new Request.Hint(20, 17),
                new Request.Resync(),
                new Request.Ping(21));
    }

    static List<Notice> notices() {
        var now = new LinkedHashMap<String, String>();
        now.put("round", "3");
        now.put("hand", "null");
        now.put("rules", "\"korean\"");
        return List.of(
                new Notice.Update(
                        12, 0, false, List.of("{\"event\":\"passed\",\"by\":\"A\"}"), now),
                new Notice.Update(1, 7, true, List.of("[\"passed\",\"A\",\"B\"]"), now),
                new Notice.Done(3),
                new Notice.Refused(3, "PLAY-2", "dalmuti.x", "no"),
                new Notice.Advice(4, advice()),
                new Notice.Pause(false, "wait"),
                new Notice.Farewell(Notice.Why.MOVING, Optional.empty()),
                new Notice.Farewell(Notice.Why.NONSENSE, Optional.of("what?")));
    }

    /// Parts of a picture that are the same in both games.
    static Map<String, String> parts() {
        Player ana = new Player(0);
        var plan = new Plan("dalmuti", "dutch", 4, true, "cook", Plan.Customs.USUAL);
        var secrets = new Parts.Secrets(2, "ab", Map.of(ana, "cd"), true, Map.of());
        var clock =
                new Parts.Clock(Map.of(ana, 1_900_000_000_000L), Map.of(), Optional.of(7L), NEVER);
        return Picture.of(
                        Parts.BOARD.of(new Parts.Board("ABCD", 1_900_000_000_000L, plan)),
                        Parts.STAGE.of(
                                new Parts.Stage(
                                        Parts.Doing.OVER,
                                        1,
                                        true,
                                        Optional.of("x-1"),
                                        Optional.of(3))),
                        Parts.SEATS.of(
                                List.of(Parts.Seat.bot("Otto", "cook", Optional.empty(), false))),
                        Parts.ONLOOKERS.of(3),
                        Parts.WATCHING.of(List.of(new Parts.Watcher("g7", "Eva"))),
                        Parts.YOU.of(
                                new Parts.You("g", Optional.of(1), Optional.of(ana), true, WORDS)),
                        Parts.SECRETS.of(secrets),
                        Parts.CLOCK.of(clock),
                        Parts.ROOM.of(new Parts.Room(List.of(ana), 0, Optional.of(ana))),
                        Parts.TALK.of(
                                List.of(
                                        new Parts.Talk(
                                                1,
                                                Optional.of(2),
                                                Parts.Kind.PERSON,
                                                "Bo",
                                                Parts.Manner.TEXT,
                                                "hi"))),
                        Parts.SINCE.of("1:17"),
                        Parts.QUESTION.of(17),
                        Parts.COURSE.of(List.of(new Parts.Tally(1, Map.of(ana, 3)))))
                .texts();
    }

    static String advice() {
        var reason = new Parts.Argument("hint.x", List.of("1"));
        return Parts.prospects(
                List.of(new Parts.Prospect(PASS, List.of(0.5, 0.25), 1.5, 0, List.of(reason))));
    }
}
