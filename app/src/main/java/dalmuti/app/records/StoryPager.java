package dalmuti.app.records;

import dalmuti.app.shell.Shell;
import dalmuti.app.story.StoryPart;

import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// Shows a story, all at once or as fast as somebody presses keys.
///
/// @param shell where it is shown
record StoryPager(Shell shell) {

    private static final String WIPE = "\r\033[K";

    /// What somebody wants to see next.
    private enum Wish {
        ON,
        NEXT_ROUND,
        ALL,
        NOTHING
    }

    void showAll(List<StoryPart> beats) {
        beats.forEach(this::show);
    }

    void show(List<StoryPart> beats) {
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
