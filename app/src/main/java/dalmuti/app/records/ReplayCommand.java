package dalmuti.app.records;

import dalmuti.app.files.RecordFile;
import dalmuti.app.options.ColorOption;
import dalmuti.app.shell.Shell;
import dalmuti.app.story.MatchStory;
import dalmuti.app.story.People;
import dalmuti.app.story.StoryPart;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Shows a match readably.
@Command(name = "replay")
public final class ReplayCommand implements Runnable {

    private static final String WIPE = "\r\033[K";

    /// What somebody wants to see next.
    private enum Wish {
        ON,
        NEXT_ROUND,
        ALL,
        NOTHING
    }

    private final Shell shell;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "";

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--as", paramLabel = "PLAYER")
    private Optional<String> as = Optional.empty();

    @Option(names = "--round", paramLabel = "N")
    private Optional<Integer> round = Optional.empty();

    @Mixin private final ColorOption color = new ColorOption();

    public ReplayCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        var beats = new ArrayList<StoryPart>();
        for (var match : RecordFile.open(file, shell)) {
            Optional<Viewer> viewer = viewer(match.names(), match.seenBy());
            beats.addAll(from(MatchStory.of(match, viewer, color.style(shell))));
        }
        if (all || file.equals("-") || !shell.isInteractive()) {
            beats.forEach(this::show);
        } else {
            showByKeys(beats);
        }
    }

    /// Through whose eyes to show it. What somebody kept holds nothing that another saw.
    private Optional<Viewer> viewer(Map<Player, String> names, Optional<Viewer> keeper) {
        if (as.isEmpty()) {
            return keeper;
        }
        var people = new People(names, shell.words());
        Optional<Viewer> wanted =
                as.get().equals("-")
                        ? Optional.of(Onlooker.ONLOOKER)
                        : people.find(as.get()).map(player -> player);
        if (wanted.isEmpty()) {
            throw shell.misuse("command.nobody", as.get(), people.everybody());
        }
        if (keeper.isPresent() && !keeper.equals(wanted)) {
            throw shell.misuse("command.kept");
        }
        return wanted;
    }

    private List<StoryPart> from(List<StoryPart> beats) {
        int last = beats.getLast().round();
        if (round.isPresent() && (round.get() < 1 || round.get() > last)) {
            throw shell.misuse("command.no-round", round.get(), last);
        }
        return beats.stream()
                .filter(beat -> beat.round() == 0 || beat.round() >= round.orElse(0))
                .toList();
    }

    /// As fast as somebody presses keys.
    private void showByKeys(List<StoryPart> beats) {
        try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
            terminal.enterRawMode();
            var wish = Wish.ON;
            for (int i = 0; i < beats.size() && wish != Wish.NOTHING; i++) {
                show(beats.get(i));
                boolean last = i == beats.size() - 1;
                boolean begins = !last && beats.get(i + 1).round() != beats.get(i).round();
                if (!last && (wish == Wish.ON || (wish == Wish.NEXT_ROUND && begins))) {
                    wish = ask(terminal);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void show(StoryPart beat) {
        beat.lines().forEach(shell::println);
        shell.println();
        shell.out().flush();
    }

    private Wish ask(Terminal terminal) throws IOException {
        shell.out().print(shell.say("command.step"));
        shell.out().flush();
        while (true) {
            int key = terminal.reader().read();
            Wish wish =
                    switch (key) {
                        case 'r' -> Wish.NEXT_ROUND;
                        case 'a' -> Wish.ALL;
                        case '\r', '\n', ' ' -> Wish.ON;
                        default -> Wish.NOTHING;
                    };
            if (wish != Wish.NOTHING || key == 'q' || key < 0) {
                shell.out().print(WIPE);
                shell.out().flush();
                return wish;
            }
        }
    }
}
