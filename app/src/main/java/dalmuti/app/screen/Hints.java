package dalmuti.app.screen;

import dalmuti.app.print.Ink;
import dalmuti.app.print.Paragraph;
import dalmuti.app.print.Table;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.hints.Assessment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/// What an adviser says about the moves that somebody may make.
///
/// @param dice the adviser's own, so that a hint changes nothing in the match
public record Hints<V, M>(
        Adviser<V, M> adviser, GameScreen<M, ?, V> screen, Ink ink, RandomGenerator dice) {

    private static final int SHOWN = 4;
    private static final String INDENT = "  ";

    public List<String> of(V view, List<M> legal) {
        List<Assessment<M>> moves = adviser.advise(view, legal, dice).moves();
        List<Assessment<M>> shown = moves.subList(0, Math.min(SHOWN, moves.size()));
        var lines = new ArrayList<String>();
        List<String> table = table(shown).lines();
        lines.add(INDENT + ink.faint(table.getFirst()));
        for (int i = 0; i < shown.size(); i++) {
            String row = INDENT + table.get(i + 1);
            lines.add(i == 0 ? ink.good(row) : row);
            reasons(shown.get(i)).forEach(lines::add);
        }
        return lines;
    }

    private Table table(List<Assessment<M>> shown) {
        var table =
                Table.of(
                        screen.words,
                        "play.hint-move",
                        "play.hint-points",
                        "play.hint-behind",
                        "play.hint-first",
                        "play.hint-last",
                        "play.hint-places");
        for (Assessment<M> move : shown) {
            table.row(
                    briefly(screen.name(move.move())),
                    number("%.2f", move.points()),
                    number("%.2f", -move.behind()),
                    percent(move.places(), 0),
                    percent(move.places(), move.places().size() - 1),
                    bars(move.places()));
        }
        return table;
    }

    private List<String> reasons(Assessment<M> move) {
        return move.reasons().stream()
                .map(reason -> screen.say(reason.key(), reason.arguments()))
                .flatMap(text -> Paragraph.lines("      - ", text).stream())
                .toList();
    }

    /// What comes before the colon is enough in a table.
    private static String briefly(String name) {
        return name.split(": ", 2)[0];
    }

    private static String number(String format, double value) {
        String text = String.format(Locale.ROOT, format, value);
        return text.matches("-[0.]+%?") ? text.substring(1) : text;
    }

    private static String percent(List<Double> places, int place) {
        return places.isEmpty() ? "" : number("%.0f%%", 100 * places.get(place));
    }

    /// The chances of all places, best first, each as a little column.
    private static String bars(List<Double> places) {
        var bars = new StringBuilder();
        for (double chance : places) {
            bars.append("▁▂▃▄▅▆▇█".charAt((int) Math.min(7, Math.floor(chance * 8))));
        }
        return bars.toString();
    }
}
