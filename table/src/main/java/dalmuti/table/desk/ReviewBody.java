package dalmuti.table.desk;

import dalmuti.bots.hints.Assessment;
import dalmuti.bots.review.Fortune;
import dalmuti.bots.review.Judgement;
import dalmuti.bots.review.Mark;
import dalmuti.bots.review.Review;
import dalmuti.contract.Player;
import dalmuti.table.Prospects;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.rest.Reviewed;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Parts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A review as it is sent.
record ReviewBody<M>(Review<M> review, GameJson<M, ?, ?> json, List<Player> players) {

    private static final int MOST_PROSPECTS = 3;

    Reviewed.Review body(double unit) {
        return new Reviewed.Review(
                unit,
                review.judgements().stream().map(this::judged).toList(),
                players.stream().map(this::showing).toList());
    }

    private Reviewed.Judged judged(Judgement<M> of) {
        return new Reviewed.Judged(
                of.step(),
                of.round(),
                of.by().toString(),
                Reviewed.Mark.valueOf(of.mark().name()),
                new Piece(json.move(of.made())),
                of.loss(),
                of.pointsLost(),
                prospects(of));
    }

    /// Where something was lost: the best moves, and the one that was made.
    private List<Piece> prospects(Judgement<M> of) {
        return switch (of.mark()) {
            case BEST, GOOD -> List.of();
            case INACCURACY, MISTAKE, BLUNDER ->
                    Stream.concat(
                                    of.advice().moves().stream().limit(MOST_PROSPECTS),
                                    Stream.of(of.advice().of(of.made())))
                            .distinct()
                            .map(this::piece)
                            .toList();
        };
    }

    private Piece piece(Assessment<M> assessment) {
        return new Piece(Parts.prospect(Prospects.of(json, assessment)));
    }

    private Reviewed.Showing showing(Player player) {
        Map<String, Integer> marks = new LinkedHashMap<>();
        for (Mark mark : Mark.values()) {
            marks.put(
                    mark.name(),
                    (int) review.of(player).stream().filter(it -> it.mark() == mark).count());
        }
        return new Reviewed.Showing(
                player.toString(),
                review.accuracy(player),
                marks,
                review.fortunes(player).stream().map(ReviewBody::fortune).toList());
    }

    private static Reviewed.Fortune fortune(Fortune of) {
        return new Reviewed.Fortune(of.round(), of.beyond(), of.luck(), of.skill(), of.rest());
    }
}
