package example;

import dalmuti.Dalmuti;
import dalmuti.contract.Deed;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.contract.Driver;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.notation.RecordWriter;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;

/// Plays a whole match of three rounds by each of the rule texts, from the first draw to the last score, writes down its record and
/// reads that again, which checks every card of it.
public final class WholeMatch {

    public static void main(String[] args) {
        for (Preset preset : Preset.all()) {
            var game = new Dalmuti(Rules.of(preset + " ending=ROUNDS(3)"));
            var dice = new SplittableRandom(1);
            var driver = new Driver<Match, Move, Event>(
                    game,
                    (match, player) -> {
                        var legal = game.legal(match, player);
                        return legal.get(dice.nextInt(legal.size()));
                    },
                    dice);
            Match start = game.start(preset.fewest());
            var deeds = new ArrayList<Deed<Move>>();
            Match end = driver.play(start, step -> deeds.add(step.deed()));

            String text = RecordWriter.write(MatchRecord.of(Map.of(), start, deeds));
            boolean same = RecordReader.read(text).end().equals(end);
            System.out.printf("%s: %d moves, %s%n", preset, deeds.size(), same ? "the record agrees" : "WRONG");
        }
    }
}
