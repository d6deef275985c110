package dalmuti.notation;

import dalmuti.Event;
import dalmuti.contract.Player;
import dalmuti.options.Scoring;

import java.util.Map;
import java.util.TreeMap;

/// Writes what happens, event by event, as the body of a record. Events that a viewer was told give
/// that viewer's record, for a card without an identity is written `?`.
final class BodyWriter {

    private final Map<Player, String> names;
    private final Map<Player, Integer> totals;
    private final Map<Integer, Proof> proofs;
    private final Scoring scoring;
    private final StringBuilder text = new StringBuilder();
    private RoundWriter round = new RoundWriter();

    BodyWriter(MatchRecord record) {
        names = record.names();
        totals = new TreeMap<>(record.start().scores());
        proofs = record.proofs();
        scoring = record.start().rules().scoring();
    }

    String text() {
        return text + round.text();
    }

    void write(Event event) {
        switch (event) {
            case Event.RoundBegan(int number, var order) -> {
                if (!round.draws()) {
                    flush();
                }
                round.began(number, order, proofs.get(number));
            }
            case Event.RoundScored _ when scoring == Scoring.NONE -> {} // SCORE-1
            case Event.RoundScored(var scores) -> {
                scores.forEach(score -> totals.merge(score.player(), score.total(), Integer::sum));
                round.scored(scores, totals);
            }
            case Event.Joined(var newcomer, int position) ->
                    between("join  " + Names.written(newcomer, names) + " " + position);
            case Event.Left(var leaver) -> between("leave " + leaver);
            case Event.MatchEnded() -> between("end");
            default -> round.write(event);
        }
    }

    private void between(String line) {
        flush();
        text.append(line).append('\n');
    }

    private void flush() {
        text.append(round.text());
        round = new RoundWriter();
    }
}
