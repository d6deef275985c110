package dalmuti.app.records;

import dalmuti.app.print.Table;
import dalmuti.app.story.People;
import dalmuti.bots.review.Fortune;
import dalmuti.bots.review.Judgement;
import dalmuti.bots.review.Mark;
import dalmuti.bots.review.Review;
import dalmuti.contract.Player;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/// What a review says, as tables for people.
record ReviewTables<M>(Review<M> review, People people, Function<M, String> names, Words words) {

    List<String> lines(int worst) {
        var lines = new ArrayList<>(players().lines());
        Table listed = worst(worst);
        if (listed.hasRows()) {
            lines.add("");
            lines.add(words.say("command.review-worst"));
            lines.addAll(listed.lines());
        }
        return lines;
    }

    private Table players() {
        var table =
                Table.of(
                        words,
                        "command.review-player",
                        "command.review-decisions",
                        "command.review-accuracy",
                        "command.review-mistakes",
                        "command.review-beyond",
                        "command.review-luck",
                        "command.review-skill",
                        "command.review-rest");
        people.names().keySet().stream().sorted().forEach(player -> addRow(table, player));
        return table;
    }

    private void addRow(Table table, Player player) {
        List<Judgement<M>> own = review.of(player);
        table.row(
                people.name(player),
                own.size(),
                review.accuracy(player).map(it -> format("%.1f%%", 100 * it)).orElse(""),
                own.stream().filter(it -> it.mark().compareTo(Mark.MISTAKE) >= 0).count(),
                sum(player, Fortune::beyond),
                sum(player, Fortune::luck),
                sum(player, Fortune::skill),
                sum(player, Fortune::rest));
    }

    private String sum(Player player, ToDoubleFunction<Fortune> part) {
        return format("%+.1f", review.fortunes(player).stream().mapToDouble(part).sum());
    }

    private Table worst(int most) {
        var table =
                Table.of(
                        words,
                        "command.review-round",
                        "command.review-player",
                        "command.review-made",
                        "command.review-better",
                        "command.review-cost");
        review.judgements().stream()
                .filter(it -> it.mark() != Mark.BEST)
                .sorted(Comparator.comparingDouble((Judgement<M> it) -> -it.loss()))
                .limit(most)
                .forEach(
                        it ->
                                table.row(
                                        it.round(),
                                        people.name(it.by()),
                                        names.apply(it.made()),
                                        names.apply(it.advice().best().move()),
                                        format("%.2f", it.loss())));
        return table;
    }

    private static String format(String format, double value) {
        return String.format(Locale.ROOT, format, value == 0 ? 0.0 : value);
    }
}
