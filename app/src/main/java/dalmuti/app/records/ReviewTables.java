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
        var lines = new ArrayList<>(Table.aligned(players()));
        List<List<String>> listed = worst(worst);
        if (listed.size() > 1) {
            lines.add("");
            lines.add(words.say("command.review-worst"));
            lines.addAll(Table.aligned(listed));
        }
        return lines;
    }

    private List<List<String>> players() {
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        words.say("command.review-player"),
                        words.say("command.review-decisions"),
                        words.say("command.review-accuracy"),
                        words.say("command.review-mistakes"),
                        words.say("command.review-beyond"),
                        words.say("command.review-luck"),
                        words.say("command.review-skill"),
                        words.say("command.review-rest")));
        people.names().keySet().stream().sorted().forEach(player -> rows.add(row(player)));
        return rows;
    }

    private List<String> row(Player player) {
        List<Judgement<M>> own = review.of(player);
        long mistakes = own.stream().filter(it -> it.mark().compareTo(Mark.MISTAKE) >= 0).count();
        return List.of(
                people.name(player),
                String.valueOf(own.size()),
                review.accuracy(player).map(it -> format("%.1f%%", 100 * it)).orElse(""),
                String.valueOf(mistakes),
                sum(player, Fortune::beyond),
                sum(player, Fortune::luck),
                sum(player, Fortune::skill),
                sum(player, Fortune::rest));
    }

    private String sum(Player player, ToDoubleFunction<Fortune> part) {
        return format("%+.1f", review.fortunes(player).stream().mapToDouble(part).sum());
    }

    private List<List<String>> worst(int most) {
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        words.say("command.review-round"),
                        words.say("command.review-player"),
                        words.say("command.review-made"),
                        words.say("command.review-better"),
                        words.say("command.review-cost")));
        review.judgements().stream()
                .filter(it -> it.mark() != Mark.BEST)
                .sorted(Comparator.comparingDouble((Judgement<M> it) -> -it.loss()))
                .limit(most)
                .forEach(
                        it ->
                                rows.add(
                                        List.of(
                                                String.valueOf(it.round()),
                                                people.name(it.by()),
                                                names.apply(it.made()),
                                                names.apply(it.advice().best().move()),
                                                format("%.2f", it.loss()))));
        return rows;
    }

    private static String format(String format, double value) {
        return String.format(Locale.ROOT, format, value == 0 ? 0.0 : value);
    }
}
