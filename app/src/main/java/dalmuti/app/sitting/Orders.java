package dalmuti.app.sitting;

import dalmuti.app.console.Console;
import dalmuti.app.print.Table;
import dalmuti.app.remote.TableLink;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import java.util.List;
import java.util.function.Supplier;

/// Carries out what somebody types beside moves.
final class Orders {

    private static final int NONE = -1;

    private final TableLink link;
    private final Console console;
    private final Words words;
    private final Supplier<TableView> table;
    private final boolean alone;
    private final Quips quips;
    private int leaving = NONE;

    /// @param table as it is at any time
    /// @param alone whether everybody else is a bot of this process
    Orders(TableLink link, Console console, Words words, Supplier<TableView> table, boolean alone) {
        this.link = link;
        this.console = console;
        this.words = words;
        this.table = table;
        this.alone = alone;
        this.quips = new Quips(words, () -> table.get().you().phrases());
    }

    List<String> completions() {
        return commands().offered();
    }

    private SlashCommands commands() {
        TableView now = table.get();
        String game = now.board().plan().game();
        return new SlashCommands(now.seats(), now.watching(), game, alone);
    }

    /// Whether a request was the one to leave for good.
    boolean wasLeaving(int ack) {
        return ack == leaving;
    }

    /// @param moves how to type what may be decided now
    void help(List<String> moves) {
        console.say(moves);
        String help = words.say(alone ? "play.help-orders" : "remote.help");
        console.say(Table.explained(commands().explained(help)));
    }

    /// @param moves how to type what may be decided now
    void obey(String line, Supplier<List<String>> moves) {
        String[] typed = line.strip().split("\\s+", 2);
        String rest = typed.length > 1 ? typed[1] : "";
        TableView now = table.get();
        SlashCommands commands = commands();
        switch (commands.isOffered(typed[0]) ? typed[0] : "") {
            case "/quip" ->
                    quips.chosen(rest)
                            .ifPresentOrElse(link::send, () -> console.say(quips.lines()));
            case "/who" -> console.tell(new SeatWords(words).all(now.seats(), now.you().seat()));
            case "/help" -> help(moves.get());
            case "/leave" -> leaving = link.send(Request.Leave::new);
            default ->
                    commands.read(typed[0], rest)
                            .ifPresentOrElse(
                                    link::send, () -> console.tell(words.say("remote.no-order")));
        }
    }
}
