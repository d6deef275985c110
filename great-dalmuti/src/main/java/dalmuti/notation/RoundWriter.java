package dalmuti.notation;

import dalmuti.Event.Score;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/// The lines of one round while it is written. They are put in order at the end, for the first of
/// them says what is known only after the draw or the deal.
final class RoundWriter {

    private final List<String> draw = new ArrayList<>();
    private final List<String> head = new ArrayList<>();
    private final Map<Player, String> deals = new HashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final Map<Player, Integer> taxLines = new HashMap<>();
    private final List<Player> out = new ArrayList<>();
    private String pending = "";
    private String total = "";
    private int number = 1;
    private List<Player> order = List.of();
    private @Nullable StringBuilder trick;
    private int tricks;
    private boolean over;

    boolean draws() {
        return !draw.isEmpty() && deals.isEmpty();
    }

    void drew(Player by, Rank card) {
        draw.add(by + " " + card);
    }

    void began(int round, List<Player> positions, @Nullable Proof proof) {
        number = round;
        order = positions;
        if (proof != null) {
            head.addAll(proof.lines());
        }
    }

    /// Before the revolution these are the positions of this round, at its end those of the next.
    void positions(List<Player> positions) {
        if (over) {
            lines.add("= order " + Names.letters(positions));
            lines.add(total);
        } else if (lines.stream().noneMatch(line -> line.startsWith("revolution"))) {
            order = positions;
        }
    }

    void dealt(Player to, String cards) {
        deals.put(to, "deal  " + to + "  " + cards);
    }

    /// A line; before the deal it belongs to the head of the round.
    void line(String line) {
        (deals.isEmpty() ? head : lines).add(line);
    }

    void pending(String start) {
        pending = start;
    }

    void complete(String rest) {
        lines.add(pending + rest);
    }

    void paid(Player lord, String line) {
        taxLines.put(lord, lines.size());
        lines.add(line);
    }

    void returned(Player lord, String back) {
        int line = taxLines.getOrDefault(lord, lines.size() - 1);
        lines.set(line, lines.get(line) + "   " + back);
    }

    void turn(Player by, String what) {
        if (trick == null) {
            tricks++;
            trick = new StringBuilder("%2d".formatted(tricks));
        }
        trick.append("  ").append(by).append(' ').append(what);
    }

    void out(Player player, int place) {
        out.add(player);
        if (trick != null) {
            trick.append(" *").append(place);
        }
    }

    void taken(Player leadsNext) {
        if (trick != null) {
            lines.add(trick + "  => " + leadsNext);
        }
        trick = null;
    }

    void left(Player player, Hand cards) {
        if (trick != null) {
            lines.add(trick.toString());
        }
        trick = null;
        over = true;
        out.add(player);
        lines.add("= left  " + player + " " + cards);
        lines.add("= out   " + Names.letters(out));
    }

    void scored(List<Score> scores, Map<Player, Integer> totals) {
        lines.add("= score " + scores.stream().map(RoundWriter::score).collect(apart()));
        total =
                "= total "
                        + totals.entrySet().stream()
                                .map(points -> points.getKey() + " " + points.getValue())
                                .collect(apart());
    }

    private static String score(Score score) {
        String bonus = score.bonus() == 0 ? "" : "+" + score.bonus();
        return score.player() + " " + score.points() + bonus;
    }

    private static Collector<CharSequence, ?, String> apart() {
        return Collectors.joining("  ");
    }

    String text() {
        if (order.isEmpty() || (draw.isEmpty() && deals.isEmpty())) {
            return "";
        }
        var all = new ArrayList<String>();
        all.add("\nround " + number + "    order " + Names.letters(order));
        if (!draw.isEmpty()) {
            all.add("draw  " + String.join("  ", draw));
        }
        all.addAll(head);
        order.stream().map(deals::get).filter(Objects::nonNull).forEach(all::add);
        all.addAll(lines);
        if (trick != null) {
            all.add(trick.toString());
        }
        return String.join("\n", all) + "\n";
    }
}
