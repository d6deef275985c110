package dalmuti.app.play;

import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.game.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.remote.RemoteBot;
import dalmuti.app.remote.ServerAddress;
import dalmuti.app.remote.ServerApi;
import dalmuti.app.remote.Visit;
import dalmuti.app.shell.Shell;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.programs.Programs;
import dalmuti.wire.table.Request;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/// Lets bots play at a table of a server.
@Command(name = "join")
public final class BotJoinCommand implements Callable<Integer> {

    private static final int MOST = 14;

    private final Shell shell;

    @Parameters(index = "0", paramLabel = "URL", descriptionKey = "url")
    private String server = "";

    @Parameters(index = "1", paramLabel = "CODE", descriptionKey = "code")
    private String code = "";

    @Option(names = "--bot", paramLabel = "BOT", required = true)
    private String bot = "";

    @Option(names = "--name", paramLabel = "NAME")
    private Optional<String> name = Optional.empty();

    @Option(names = "--seat", paramLabel = "N")
    private Optional<Integer> seat = Optional.empty();

    @Option(names = "--count", paramLabel = "N", defaultValue = "1")
    private int count;

    public BotJoinCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        boolean known =
                Programs.command(bot).isPresent()
                        || Roster.dalmuti().named(bot).isPresent()
                        || Roster.grapples().named(bot).isPresent();
        if (!known) {
            throw new BotNames(shell).unknown(bot, Roster.dalmuti());
        }
        if (count < 1 || count > MOST || (seat.isPresent() && (count > 1 || seat.get() < 1))) {
            throw shell.misuse("remote.bot-count", MOST);
        }
        var address = ServerAddress.of(server);
        return new TableErrors(shell).online(client -> joined(client, address));
    }

    private void joined(HttpClient client, ServerAddress address) throws InterruptedException {
        try (var chairs = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<String>> matches =
                    IntStream.rangeClosed(1, count)
                            .mapToObj(number -> chairs.submit(() -> play(client, address, number)))
                            .toList();
            for (Future<String> match : matches) {
                try {
                    shell.println(shell.say("remote.bot-done", address.record(match.get())));
                } catch (ExecutionException e) {
                    chairs.shutdownNow();
                    throw e.getCause() instanceof RuntimeException cause
                            ? cause
                            : new IllegalStateException(e.getCause());
                }
            }
        }
    }

    private String play(HttpClient client, ServerAddress address, int number)
            throws InterruptedException {
        String language = shell.language().tag();
        String called = name.orElseGet(() -> Programs.command(bot).map(_ -> "Bot").orElse(bot));
        String token =
                new ServerApi(client, address, language)
                        .admitProgram(count == 1 ? called : called + " " + number);
        try (Visit visit = Visit.to(client, address, code, new Request.Hello(token, language))) {
            String game = visit.first().table().board().plan().game();
            return bot(visit, Kind.of(game).atTerminal()).play(seat.map(it -> it - 1));
        }
    }

    private <M, E, V> RemoteBot<M, V> bot(Visit visit, GameAtTerminal<M, E, V> game) {
        Bot<V, M> player = new BotNames(shell).bot(game, bot);
        return new RemoteBot<>(visit, game.json(), game.legal(), player, new SplittableRandom());
    }
}
