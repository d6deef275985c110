package dalmuti.server.hosting;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Fingerprint;
import dalmuti.server.TableHost;
import dalmuti.table.Opening;
import dalmuti.table.Outlet;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;

import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;

/// Tables as actors, on this machine or on others.
final class PekkoTableHost implements TableHost {

    private static final int ATTEMPTS = 5;

    /// Without letters that look like others: codes are said aloud.
    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

    private static final int CODE_LENGTH = 7;

    private final ActorSystem<Void> system;
    private final Tables tables;
    private final LocalViewers viewers;
    private final RandomGenerator dice;
    private final AtomicLong connected = new AtomicLong();

    PekkoTableHost(ActorSystem<Void> system, Tables tables, TableEnvironment environment) {
        this.system = system;
        this.tables = tables;
        this.viewers = environment.viewers();
        this.dice = environment.dice();
    }

    @Override
    public CompletionStage<String> open(Plan plan, Guest host) {
        Opening.entries(Games.ALL, plan, host);
        return open(plan, host, ATTEMPTS);
    }

    private CompletionStage<String> open(Plan plan, Guest host, int attempts) {
        String code = newCode();
        return tables.ask(code, from -> new TableMessage.Open(plan, host, from))
                .thenCompose(
                        it ->
                                switch (it) {
                                    case TableMessage.Reply.Opened() ->
                                            CompletableFuture.completedStage(code);
                                    case TableMessage.Reply.Taken() when attempts > 1 ->
                                            open(plan, host, attempts - 1);
                                    case TableMessage.Reply.Taken(),
                                            TableMessage.Reply.Forgotten() ->
                                            CompletableFuture.failedStage(
                                                    new IllegalStateException(
                                                            "No free code was found"));
                                });
    }

    /// The code follows from what nobody else knows, so that it is the same the next time.
    @Override
    public CompletionStage<String> bring(String name, List<Entry> entries) {
        byte[] hash = HexFormat.of().parseHex(Fingerprint.of(name));
        String code = code(i -> Byte.toUnsignedInt(hash[i]));
        return tables.ask(code, from -> new TableMessage.Bring(entries, from))
                .thenApply(
                        it -> {
                            if (it instanceof TableMessage.Reply.Opened) {
                                return code;
                            }
                            throw new RefusedException(Refusal.of("name", "table.brought-before"));
                        });
    }

    private String newCode() {
        return code(_ -> dice.nextInt(LETTERS.length()));
    }

    /// Short enough to be said, and too many to be guessed.
    private static String code(IntUnaryOperator numbers) {
        var code = new StringBuilder();
        for (int i = 0; i < CODE_LENGTH; i++) {
            code.append(LETTERS.charAt(numbers.applyAsInt(i) % LETTERS.length()));
        }
        return code.toString();
    }

    /// Lets a match go on, though nobody is there.
    void wake(String code) {
        tables.tell(code, new TableMessage.Wake());
    }

    @Override
    public CompletionStage<Void> forget(String code, String guest) {
        return tables.ask(code, from -> new TableMessage.Forget(guest, from)).thenAccept(_ -> {});
    }

    @Override
    public Line connect(String code, Visitor visitor, Outlet outlet) {
        var connection = new Connection(message -> tables.tell(code, message), viewers);
        ActorRef<TableMessage.ToViewer> viewer =
                system.systemActorOf(
                        connection.listening(outlet),
                        "viewer-" + connected.incrementAndGet(),
                        Props.empty());
        connection.open(viewer, visitor, outlet);
        return connection;
    }
}
