package dalmuti.app.sitting;

import dalmuti.app.console.Console;
import dalmuti.app.print.Paragraph;
import dalmuti.app.remote.TableLink;
import dalmuti.app.screen.Help;
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
        return SlashCommands.all(alone);
    }

    /// Whether a request was the one to leave for good.
    boolean wasLeaving(int ack) {
        return ack == leaving;
    }

    /// @param moves how to type what may be decided now
    void help(List<String> moves) {
        console.say(moves);
        console.say(Help.lines(words.say(alone ? "play.help-orders" : "remote.help")));
    }

    /// @param moves how to type what may be decided now
    void obey(String line, Supplier<List<String>> moves) {
        TableView now = table.get();
        new SlashCommands(now.seats(), now.watching(), alone)
                .read(line)
                .ifPresentOrElse(
                        order -> obey(order, moves), () -> tell(words.say("remote.no-order")));
    }

    private void obey(SlashCommands.Order order, Supplier<List<String>> moves) {
        switch (order) {
            case SlashCommands.Order.Ask(var request) -> {
                var _ = link.send(request);
            }
            case SlashCommands.Order.Quip(var number) ->
                    quips.chosen(number)
                            .ifPresentOrElse(link::send, () -> console.say(quips.lines()));
            case SlashCommands.Order.Who() ->
                    tell(new SeatWords(words).all(table.get().seats(), table.get().you().seat()));
            case SlashCommands.Order.Help() -> help(moves.get());
            case SlashCommands.Order.Leave() -> leaving = link.send(Request.Leave::new);
        }
    }

    private void tell(String sentence) {
        console.say(Paragraph.lines("  ", sentence));
    }
}
