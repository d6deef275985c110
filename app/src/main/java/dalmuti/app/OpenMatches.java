package dalmuti.app;

import dalmuti.Dalmuti;
import dalmuti.app.files.Kept;
import dalmuti.app.files.Kind;
import dalmuti.app.local.Drawer;
import dalmuti.app.local.SeatPlan;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.wire.GrapplesRecord;

import grapples.Grapples;
import grapples.Phase;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Finds or begins the match that somebody wants to play.
record OpenMatches(Shell shell, Drawer drawer) {

    /// A match that is not over, and where it is kept.
    record OpenMatch(Kept kept, Path file, SeatPlan plan, int players) {

        Player you() {
            return seats().stream()
                    .filter(player -> player.toString().equals(plan.you()))
                    .findFirst()
                    .orElse(new Player(0));
        }

        List<Player> others() {
            return seats().stream().filter(player -> !player.equals(you())).toList();
        }

        /// What kind of bot one of the others is.
        String bot(int other) {
            return plan.bots().get(other % plan.bots().size());
        }

        private List<Player> seats() {
            return IntStream.range(0, players).mapToObj(Player::new).toList();
        }
    }

    OpenMatch fresh(
            Wishes wishes, String name, Optional<String> place, IntFunction<SeatPlan> plan) {
        int players = wishes.players();
        Kept kept =
                switch (wishes.kind()) {
                    case DALMUTI ->
                            new Kept.OfDalmuti(
                                    MatchRecord.of(
                                            Names.with(name, players),
                                            new Dalmuti(wishes.dalmuti()).start(players),
                                            List.of()));
                    case GRAPPLES -> {
                        var _ = new Grapples(wishes.grapples()).start(players);
                        yield new Kept.OfGrapples(
                                new GrapplesRecord.Full(
                                        wishes.grapples(),
                                        List.copyOf(Names.with(name, players).values()),
                                        List.of()));
                    }
                };
        return new OpenMatch(kept, file(place, wishes.kind()), plan.apply(players), players);
    }

    private Path file(Optional<String> place, Kind kind) {
        if (place.isEmpty()) {
            return drawer.next(kind);
        }
        Path path = Path.of(place.get());
        if (Files.isDirectory(path)) {
            return new Drawer(path).next(kind);
        }
        if (Files.exists(path)) {
            throw giveUp("command.there-already", path);
        }
        return path;
    }

    /// @param file the record; empty for the one that was left last
    OpenMatch resumed(String file) {
        Path path =
                file.isEmpty()
                        ? drawer.lastUnfinished()
                                .orElseThrow(() -> giveUp("command.no-open-match", drawer.folder()))
                        : Path.of(file);
        Kept kept = new RecordOpener(shell).open(path.toString()).getLast();
        int players = unfinished(kept, path);
        SeatPlan plan =
                SeatPlan.of(path)
                        .orElseGet(
                                () ->
                                        new SeatPlan(
                                                Seeds.of(Optional.empty()),
                                                new Player(0).toString(),
                                                List.of(BotNames.USUAL)));
        return new OpenMatch(kept, path, plan, players);
    }

    /// How many play, if the match can go on.
    private int unfinished(Kept kept, Path path) {
        return switch (kept) {
            case Kept.OfDalmuti(var match) -> {
                if (match.seenBy().isPresent()) {
                    throw giveUp("command.seen-only", path);
                }
                if (match.end().over()) {
                    throw giveUp("command.match-over", path);
                }
                yield match.names().keySet().stream()
                                .max(Comparator.naturalOrder())
                                .orElseThrow()
                                .index()
                        + 1;
            }
            case Kept.OfGrapples(GrapplesRecord.Seen _) -> throw giveUp("command.seen-only", path);
            case Kept.OfGrapples(GrapplesRecord.Full full) -> {
                if (isOver(full)) {
                    throw giveUp("command.match-over", path);
                }
                yield full.players().size();
            }
        };
    }

    private static boolean isOver(GrapplesRecord.Full full) {
        return full.steps().reversed().stream()
                .findFirst()
                .filter(step -> step.after().phase() instanceof Phase.Over)
                .isPresent();
    }

    static GrapplesRecord.Full full(GrapplesRecord record) {
        return switch (record) {
            case GrapplesRecord.Full full -> full;
            case GrapplesRecord.Seen _ -> throw new IllegalArgumentException("Not whole");
        };
    }

    private GivenUpException giveUp(String key, Object argument) {
        return GivenUpException.wrongUsage(shell.words().say(key, argument));
    }
}
