package dalmuti.app.play;

import dalmuti.app.console.Console;
import dalmuti.app.files.RecordFile;
import dalmuti.app.files.Source;
import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.game.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.MatchOptions;
import dalmuti.app.remote.ServerAddress;
import dalmuti.app.remote.ServerApi;
import dalmuti.app.remote.TokenStore;
import dalmuti.app.remote.Visit;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.app.sitting.MovePrompt;
import dalmuti.app.sitting.Outcome;
import dalmuti.app.sitting.SeatWords;
import dalmuti.app.sitting.TableSession;
import dalmuti.app.sitting.VisitOptions;
import dalmuti.app.story.TextStyle;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Brings somebody from the command line to a table of a server, and home again.
record RemotePlay(Shell shell, TextStyle style, ServerAddress server) {

    private static final String NOBODY = "none";

    /// Who comes.
    ///
    /// @param wanted the name they ask for; empty where they do not
    /// @param name what they are called otherwise
    /// @param bots whom they want to play with at a table of their own
    record Guest(
            String wanted,
            String name,
            String bots,
            MovePrompt.Care care,
            VisitOptions.Drawing drawing) {}

    int play(ServerOptions remote, MatchOptions options, Guest guest, Optional<String> record) {
        record.map(Path::of).ifPresent(this::checkPlace);
        return new TableErrors(shell)
                .online(client -> play(client, remote, options, guest, record));
    }

    private void checkPlace(Path place) {
        if (Files.exists(place) && !Files.isDirectory(place)) {
            throw shell.misuse("command.there-already", place);
        }
    }

    private void play(
            HttpClient client,
            ServerOptions remote,
            MatchOptions options,
            Guest guest,
            Optional<String> record)
            throws InterruptedException {
        var api = new ServerApi(client, server, shell.language().tag());
        String token =
                api.enter(
                        TokenStore.of(shell.environment()),
                        Optional.of(guest.wanted()).filter(it -> !it.isEmpty()),
                        guest.name());
        List<String> bots = remote.table().isPresent() ? List.of() : bots(guest);
        String code =
                remote.table().orElseGet(() -> api.open(remote.plan(options, level(bots)), token));
        var hello = new Request.Hello(token, shell.language().tag());
        try (Visit visit = Visit.to(client, server, code, hello);
                Console console = Console.of(shell)) {
            TableView table = visit.first().table();
            List<String> each = seated(bots, options.players());
            VisitOptions.Company company = company(remote, bots.isEmpty());
            VisitOptions.Typing typing =
                    shell.inIsTerminal()
                            ? VisitOptions.Typing.AT_ANY_TIME
                            : VisitOptions.Typing.WHEN_ASKED;
            var visiting =
                    new VisitOptions(
                            company,
                            each,
                            typing,
                            guest.care(),
                            guest.drawing(),
                            greeting(table, code, company));
            Kind kind = Kind.of(table.board().plan().game());
            Outcome outcome = sit(visit, kind.atTerminal(), console, visiting);
            console.say(farewell(outcome, code, kind, api, record));
        }
    }

    private static List<String> bots(Guest guest) {
        return guest.bots().equals(NOBODY) ? List.of() : BotNames.listed(guest.bots());
    }

    /// That of all bots at first; none where people are to come.
    private static String level(List<String> bots) {
        return bots.isEmpty() ? "" : bots.getFirst();
    }

    /// The levels chair by chair, where they are not all the same anyway.
    private static List<String> seated(List<String> bots, int players) {
        return bots.size() < 2 ? List.of() : BotNames.repeated(bots, players - 1);
    }

    private static VisitOptions.Company company(ServerOptions remote, boolean amongPeople) {
        if (remote.isOnlooker()) {
            return VisitOptions.Company.ONLOOKER;
        }
        return amongPeople ? VisitOptions.Company.PLAYER : VisitOptions.Company.STARTS;
    }

    private <M, E, V> Outcome sit(
            Visit visit, GameAtTerminal<M, E, V> game, Console console, VisitOptions visiting)
            throws InterruptedException {
        return new TableSession<>(visit, game, console, style, visiting, new SplittableRandom())
                .run();
    }

    private List<String> greeting(TableView table, String code, VisitOptions.Company company) {
        var greeting = new ArrayList<String>();
        greeting.add(shell.say("remote.table", code));
        greeting.add(new SeatWords(shell.words()).all(table.seats(), table.you().seat()));
        if (company == VisitOptions.Company.ONLOOKER) {
            greeting.add(shell.say("remote.looking-on"));
        }
        boolean playing = table.stage().doing() == Parts.Doing.PLAYING;
        if (!playing && company != VisitOptions.Company.STARTS) {
            greeting.add(shell.say("remote.gathering"));
            greeting.add(shell.say("remote.invite", server.toString(), code));
        }
        greeting.add(shell.say("remote.welcome"));
        return greeting;
    }

    private String farewell(
            Outcome outcome, String code, Kind kind, ServerApi api, Optional<String> record)
            throws InterruptedException {
        return switch (outcome) {
            case Outcome.Left() -> shell.say("remote.left");
            case Outcome.Away() -> shell.say("remote.away", server.toString(), code);
            case Outcome.Over(var match) when record.isEmpty() ->
                    shell.say("remote.record", server.record(match));
            case Outcome.Over(var match) ->
                    shell.say("play.saved", kept(Path.of(record.get()), match, kind, api));
        };
    }

    /// Keeps a record that keeps the rules, in a new file or in a folder.
    private Path kept(Path place, String match, Kind kind, ServerApi api)
            throws InterruptedException {
        byte[] bytes = api.record(match).getBytes(StandardCharsets.UTF_8);
        String name = match + kind.ending();
        try {
            var _ = RecordFile.readAll(new Source(name, () -> new ByteArrayInputStream(bytes)));
            return Files.write(Files.isDirectory(place) ? place.resolve(name) : place, bytes);
        } catch (UndecidedRecordException e) {
            throw GivenUpException.undecided(
                    server.record(match)
                            + ":"
                            + e.line()
                            + ": "
                            + shell.say(UndecidedRecordException.KEY));
        } catch (FlawedRecordException e) {
            throw GivenUpException.flawed(
                    server.record(match) + ":" + e.line() + ": " + shell.say(e.refusal()));
        } catch (IOException e) {
            String reason = RecordFile.reason(e, shell.words());
            throw GivenUpException.flawed(shell.say("command.cannot-be-written", place, reason));
        }
    }
}
