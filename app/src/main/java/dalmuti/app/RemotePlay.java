package dalmuti.app;

import dalmuti.app.files.Kind;
import dalmuti.app.files.RecordFile;
import dalmuti.app.play.BrokenInputException;
import dalmuti.app.play.Console;
import dalmuti.app.play.Opponents;
import dalmuti.app.play.Seat;
import dalmuti.app.remote.MatchFile;
import dalmuti.app.remote.Reception;
import dalmuti.app.remote.ServerAddress;
import dalmuti.app.remote.TokenDrawer;
import dalmuti.app.remote.Visit;
import dalmuti.app.remote.seat.DalmutiScreens;
import dalmuti.app.remote.seat.GrapplesScreens;
import dalmuti.app.remote.seat.Intent;
import dalmuti.app.remote.seat.Outcome;
import dalmuti.app.remote.seat.RemoteSitting;
import dalmuti.app.story.Teller;
import dalmuti.contract.FlawedRecordException;
import dalmuti.wire.table.Request;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Brings somebody from the command line to a table of a server, and home again.
record RemotePlay(Shell shell, Teller teller, ServerAddress server) {

    private static final String NOBODY = "none";

    /// Who comes.
    ///
    /// @param wanted the name they ask for, if they do
    /// @param name what they are called otherwise
    /// @param bots whom they want to play with at a table of their own
    record Guest(Optional<String> wanted, String name, Optional<String> bots, Seat.Care care) {}

    int play(RemoteWishes remote, Wishes wishes, Guest guest, Optional<String> record) {
        record.map(Path::of).ifPresent(this::checkPlace);
        return new Troubles(shell).within(client -> play(client, remote, wishes, guest, record));
    }

    private void checkPlace(Path place) {
        if (Files.exists(place) && !Files.isDirectory(place)) {
            throw GivenUpException.wrongUsage(shell.words().say("command.there-already", place));
        }
    }

    private int play(
            HttpClient client,
            RemoteWishes remote,
            Wishes wishes,
            Guest guest,
            Optional<String> record)
            throws InterruptedException {
        var reception = new Reception(client, server, shell.speech().language().tag());
        String token =
                reception.enter(TokenDrawer.of(shell.environment()), guest.wanted(), guest.name());
        List<String> bots = remote.table().isPresent() ? List.of() : bots(guest);
        String code =
                remote.table()
                        .orElseGet(
                                () ->
                                        reception.open(
                                                remote.plan(
                                                        wishes,
                                                        bots.isEmpty() ? "" : bots.getFirst()),
                                                token));
        var hello = new Request.Hello(token, shell.speech().language().tag());
        try (Visit visit = Visit.to(client, server, code, hello);
                Console console = Consoles.of(shell)) {
            Intent intent = intent(remote, guest, seated(bots, wishes.players()), bots.isEmpty());
            boolean grapples = visit.first().table().board().plan().game().equals("grapples");
            Outcome outcome =
                    grapples
                            ? new RemoteSitting<>(
                                            visit,
                                            new GrapplesScreens(teller),
                                            console,
                                            teller,
                                            intent)
                                    .run()
                            : new RemoteSitting<>(
                                            visit,
                                            new DalmutiScreens(teller),
                                            console,
                                            teller,
                                            intent)
                                    .run();
            Kind kind = grapples ? Kind.GRAPPLES : Kind.DALMUTI;
            console.say(farewell(outcome, code, kind, reception, record));
        } catch (BrokenInputException e) {
            throw GivenUpException.flawed(
                    shell.words()
                            .say("command.cannot-be-read", "-", String.valueOf(e.getMessage())));
        }
        return Status.GOOD;
    }

    private static List<String> bots(Guest guest) {
        String wanted = guest.bots().orElse(Opponents.usual());
        return wanted.equals(NOBODY) ? List.of() : BotNames.listed(wanted);
    }

    /// The levels chair by chair, where they are not all the same anyway.
    private static List<String> seated(List<String> bots, int players) {
        return bots.size() < 2
                ? List.of()
                : IntStream.range(0, players - 1).mapToObj(i -> bots.get(i % bots.size())).toList();
    }

    private Intent intent(
            RemoteWishes remote, Guest guest, List<String> each, boolean amongPeople) {
        Intent.Company company =
                remote.isOnlooker()
                        ? Intent.Company.ONLOOKER
                        : amongPeople ? Intent.Company.PLAYER : Intent.Company.STARTS;
        Intent.Typing typing =
                shell.inIsTerminal() ? Intent.Typing.AT_ANY_TIME : Intent.Typing.WHEN_ASKED;
        return new Intent(company, each, typing, guest.care());
    }

    private String farewell(
            Outcome outcome, String code, Kind kind, Reception reception, Optional<String> record)
            throws InterruptedException {
        return switch (outcome) {
            case Outcome.Left() -> shell.words().say("remote.left");
            case Outcome.Away() -> shell.words().say("remote.away", server.toString(), code);
            case Outcome.Over(var match) when record.isEmpty() ->
                    shell.words().say("remote.record", server.record(match));
            case Outcome.Over(var match) -> {
                var place = new MatchFile(Path.of(record.get()));
                yield shell.words()
                        .say("play.saved", kept(place, match, kind, reception.record(match)));
            }
        };
    }

    private Path kept(MatchFile place, String match, Kind kind, String text) {
        try {
            return place.keep(match, kind, text);
        } catch (FlawedRecordException e) {
            throw GivenUpException.flawed(
                    server.record(match) + ":" + e.line() + ": " + shell.words().say(e.refusal()));
        } catch (IOException e) {
            throw GivenUpException.flawed(
                    shell.words()
                            .say(
                                    "command.cannot-be-written",
                                    place.place(),
                                    RecordFile.reason(e, shell.words())));
        }
    }
}
