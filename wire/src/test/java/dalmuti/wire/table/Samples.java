package dalmuti.wire.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Messages of every kind.
final class Samples {

    private static final String PASS = "{\"move\":\"pass\"}";

    private Samples() {}

    static List<Request> requests() {
        return List.of(
                new Request.Hello("3q2-7w", 12, "nl"),
                new Request.Answer(3, 17, "{\"move\":\"lay\",\"play\":[9,1,0]}"),
                new Request.Sit(4, 2),
                new Request.Leave(5),
                new Request.Rest(6, true),
                new Request.SeatBot(7, 3, "adept"),
                new Request.Remove(8, 3),
                new Request.HandOver(9, 1),
                new Request.Start(10),
                new Request.NextRound(11),
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
                new Notice.Advice(4, PASS),
                new Notice.Farewell(Notice.Why.MOVING, Optional.empty()),
                new Notice.Farewell(Notice.Why.NONSENSE, Optional.of("what?")));
    }
}
