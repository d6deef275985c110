package dalmuti.app.records;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.files.AnyRecord;
import dalmuti.app.local.SavedDalmuti;
import dalmuti.app.local.SavedGrapples;
import dalmuti.app.local.SavedMatch;
import dalmuti.app.print.Ink;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;
import dalmuti.app.story.People;
import dalmuti.app.story.Teller;
import dalmuti.bots.grapples.GrapplesAdviser;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.review.DalmutiLedger;
import dalmuti.bots.review.GrapplesLedger;
import dalmuti.bots.review.Review;
import dalmuti.bots.review.Reviewer;
import dalmuti.bots.roster.Advisers;
import dalmuti.bots.search.DalmutiAdviser;
import dalmuti.contract.Action;
import dalmuti.wire.GrapplesRecord;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Tells how well a recorded match was played.
@Command(
        name = "review",
        description = {
            "Look at a recorded match with an adviser's eyes: mistakes, accuracy, luck against"
                    + " skill.",
            "",
            "Every decision is judged by what the player knew: by the network, or with --worlds in"
                    + " imagined worlds, as always in Grapples. Accuracy is the"
                    + " share of what was at stake that was kept. Beyond an even share, luck is"
                    + " what cards and position promised before the first decision, skill what the"
                    + " own decisions lost, and the rest what the others did."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  dalmuti review match.drn",
            "  dalmuti review match.drn --worst 20 --worlds 300"
        })
public final class ReviewCommand implements Callable<Integer> {

    private static final long SEED = 1;
    private static final int GRAPPLES_WORLDS = 60;

    private final Shell shell;

    @Parameters(paramLabel = "FILE", description = "A record, or - for the standard input.")
    private String file = "";

    @Option(
            names = "--worlds",
            paramLabel = "N",
            description = "In how many worlds a move is tried (default: in Grapples 60).")
    private Optional<Integer> worlds = Optional.empty();

    @Option(
            names = "--worst",
            paramLabel = "N",
            defaultValue = "10",
            description = "How many of the worst decisions to list (default: ${DEFAULT-VALUE}).")
    private int worst;

    public ReviewCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        if (worlds.filter(it -> it < 1).isPresent() || worst < 0) {
            throw shell.misuse("command.review-bounds");
        }
        var teller = new Teller(shell.speech().language(), Ink.PLAIN);
        for (AnyRecord kept : new RecordOpener(shell).open(file)) {
            switch (kept) {
                case AnyRecord.OfDalmuti(var match) when match.seenBy().isEmpty() -> {
                    var saved = new SavedDalmuti(match);
                    Adviser<View, Move> adviser =
                            worlds.<Adviser<View, Move>>map(DalmutiAdviser::new)
                                    .orElseGet(Advisers::dalmuti);
                    print(
                            saved,
                            teller,
                            new Reviewer<>(saved.game(), new DalmutiLedger(), adviser));
                }
                case AnyRecord.OfGrapples(GrapplesRecord.Full match) -> {
                    var saved = new SavedGrapples(match);
                    var adviser = new GrapplesAdviser(worlds.orElse(GRAPPLES_WORLDS));
                    print(
                            saved,
                            teller,
                            new Reviewer<>(saved.game(), new GrapplesLedger(), adviser));
                }
                case AnyRecord.OfDalmuti _, AnyRecord.OfGrapples _ ->
                        throw shell.misuse("command.review-kept");
            }
        }
        return Status.GOOD;
    }

    private <S, M extends Action, E, V> void print(
            SavedMatch<S, M, E, V> saved, Teller teller, Reviewer<S, M, E, V> reviewer) {
        List<Reviewer.Made<M>> moves =
                saved.made().stream()
                        .map(made -> new Reviewer.Made<>(made.actor(), made.move()))
                        .toList();
        Review<M> review;
        try (var bar = new ProgressBar(shell, moves.size())) {
            review = reviewer.review(saved.start(), moves, SEED, bar::advanceTo);
        }
        var people = new People(saved.names(), shell.words());
        var desk = saved.screens(teller).desk(people);
        new ReviewTables<>(review, people, desk::name, shell.words())
                .lines(worst)
                .forEach(shell::println);
    }
}
