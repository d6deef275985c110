package dalmuti.app.console;

import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Parser;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Size;
import org.jline.terminal.Sized;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// A console on a real terminal: lines can be edited, recalled and completed.
public final class LiveConsole implements Console {

    private static final Sized USUAL = Size.of(80, 24);

    private final Terminal terminal;
    private final LineReader reader;
    private volatile Supplier<List<String>> completions = List::of;

    public LiveConsole(Terminal terminal) {
        this.terminal = terminal;
        if (terminal.getColumns() <= 0) { // it does not say, as under a program without a window
            terminal.setSize(USUAL);
        }
        this.reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .option(LineReader.Option.AUTO_FRESH_LINE, false)
                        .completer(
                                (_, _, candidates) ->
                                        completions
                                                .get()
                                                .forEach(it -> candidates.add(new Candidate(it))))
                        .parser(wholeLine())
                        .build();
    }

    /// What is typed is one word, for `3 9` is completed as a whole.
    private static Parser wholeLine() {
        var parser =
                new DefaultParser() {
                    @Override
                    public boolean isDelimiter(CharSequence line, int position) {
                        return false;
                    }
                };
        parser.setEscapeChars(new char[0]);
        parser.setQuoteChars(new char[0]);
        return parser;
    }

    /// Above what is being typed, if something is.
    @Override
    public void say(String line) {
        reader.printAbove(line);
    }

    @Override
    public void say(List<String> lines) {
        if (!lines.isEmpty()) {
            say(String.join("\n", lines));
        }
    }

    @Override
    public Optional<String> ask(String prompt, Supplier<List<String>> whatMayBeTyped) {
        completions = whatMayBeTyped;
        terminal.flush();
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException | UserInterruptException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean isAttended() {
        return true;
    }

    @Override
    public void close() {
        if (reader.isReading()) { // nobody waits for an answer any more
            terminal.puts(InfoCmp.Capability.carriage_return);
            terminal.puts(InfoCmp.Capability.clr_eol);
            terminal.flush();
        }
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
