package dalmuti.app.remote;

import dalmuti.contract.RefusedException;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;

import org.jspecify.annotations.Nullable;

import java.net.http.HttpClient;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/// A table of a server, for one viewer. It comes back by itself when the connection is lost, says
/// again what was not acknowledged, asks for everything anew after a gap, and takes part in the
/// deals.
public final class RemoteTable implements TableLink {

    private static final Duration PULSE = Duration.ofSeconds(15);
    private static final Duration SILENCE = Duration.ofSeconds(40);
    private static final Duration AT_ONCE = Duration.ofMillis(200);
    private static final Duration LATER = Duration.ofSeconds(1);
    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final int MOST_DOUBLINGS = 5;
    private static final int MOST_ATTEMPTS = 40;

    /// So that a program that is started anew repeats none of its numbers.
    private static final int MOST_FIRST_ACK = 1 << 30;

    private final HttpClient client;
    private final ServerAddress server;
    private final String code;
    private final Request.Hello hello;
    private final Consumer<News> audience;
    private final SecureRandom dice = new SecureRandom();
    private final Pledges pledges = new Pledges(dice);
    private final SequencedMap<Integer, Request> unanswered = new LinkedHashMap<>();
    private final Thread pulse = Thread.ofVirtual().unstarted(this::beat);

    private Socket.@Nullable Opened line;
    private Notice.@Nullable Why farewell;
    private Picture picture = Picture.NOTHING;
    private int attempts;
    private int number;
    private int lastAck = dice.nextInt(MOST_FIRST_ACK);
    private boolean fresh = true;
    private boolean lost;
    private boolean resyncing;
    private boolean closed;

    private RemoteTable(
            HttpClient client,
            ServerAddress server,
            String code,
            Request.Hello hello,
            Consumer<News> audience) {
        this.client = client;
        this.server = server;
        this.code = code;
        this.hello = hello;
        this.audience = audience;
    }

    /// Comes to a table. The first news is its whole picture, or why there is none.
    ///
    /// @param hello without a token for whoever only looks on
    /// @param audience is told the news one after another, and must not wait
    public static RemoteTable join(
            HttpClient client,
            ServerAddress server,
            String code,
            Request.Hello hello,
            Consumer<News> audience) {
        var table = new RemoteTable(client, server, code, hello, audience);
        table.connect();
        table.pulse.start();
        return table;
    }

    private void connect() {
        var listening = new Listening();
        var opened = Socket.open(client, server, code, listening);
        synchronized (this) {
            if (closed || listening.over) {
                opened.wire().abort();
            } else {
                line = opened;
                opened.say(hello);
            }
        }
    }

    /// Says something, now or as soon as there is a connection again.
    ///
    /// @return the number by which it will be answered
    @Override
    public synchronized int send(IntFunction<Request> request) {
        lastAck++;
        Request wanted = request.apply(lastAck);
        unanswered.put(lastAck, wanted);
        if (!fresh) {
            line().ifPresent(it -> it.say(wanted));
        }
        return lastAck;
    }

    private synchronized Optional<Socket.Opened> line() {
        return Optional.ofNullable(line);
    }

    /// What comes over the socket.
    private final class Listening implements Socket.Ear {

        private boolean over;

        @Override
        public void heard(String text) {
            synchronized (RemoteTable.this) {
                if (!over && !closed) {
                    hear(text);
                }
            }
        }

        @Override
        public void lost() {
            synchronized (RemoteTable.this) {
                if (!over) {
                    over = true;
                    lose();
                }
            }
        }
    }

    private void hear(String text) {
        try {
            switch (Notices.read(text)) {
                case Notice.Update update -> update(update);
                case Notice.Done(int ack) -> done(ack);
                case Notice.Refused(int ack, var rule, var key, var why) ->
                        refused(ack, rule, key, why);
                case Notice.Advice(int ack, _) -> done(ack);
                case Notice.Pause(_, var why) -> audience.accept(new News.Paused(why));
                case Notice.Farewell(var why, _) -> sentAway(why);
            }
        } catch (RefusedException e) { // it speaks another protocol
            farewell = Notice.Why.NONSENSE;
            line().ifPresent(Socket.Opened::abort);
        }
    }

    /// Nothing good comes after last words that are final, so they need not be waited for.
    private void sentAway(Notice.Why why) {
        farewell = why;
        if (isFinal(why)) {
            line().ifPresent(Socket.Opened::abort);
        }
    }

    private void update(Notice.Update update) {
        if (!update.whole() && update.number() != number + 1) {
            resync();
            return;
        }
        number = update.number();
        picture = picture.after(update);
        resyncing &= !update.whole();
        if (fresh && update.whole()) {
            begin();
        }
        audience.accept(new News.Changed(picture, update.whole()));
        if (update.ack() != 0) {
            done(update.ack());
        }
        pledges.due(picture.table()).ifPresent(this::send);
    }

    private void resync() {
        if (!resyncing) {
            resyncing = true;
            line().ifPresent(it -> it.say(new Request.Resync()));
        }
    }

    /// The first picture of a connection has come.
    private void begin() {
        fresh = false;
        attempts = 0;
        if (lost) {
            lost = false;
            audience.accept(new News.Back());
        }
        unanswered.values().forEach(request -> line().ifPresent(it -> it.say(request)));
    }

    private void done(int ack) {
        if (!(unanswered.remove(ack) instanceof Request.Ping)) {
            audience.accept(new News.Done(ack));
        }
    }

    private void refused(int ack, String rule, String key, String why) {
        switch (unanswered.remove(ack)) {
            case Request.Pledge _, Request.Reveal _ -> {} // too late: the deal goes without it
            case null, default -> {
                String text = why.endsWith(")") ? why : why + " (" + rule + ")";
                audience.accept(new News.Refused(ack, key, text));
            }
        }
    }

    private void lose() {
        line = null;
        fresh = true;
        number = 0;
        resyncing = false;
        if (closed) {
            return;
        }
        Optional<Notice.Why> why = Optional.ofNullable(farewell);
        farewell = null;
        if (why.filter(RemoteTable::isFinal).isPresent()) {
            closed = true;
            audience.accept(new News.Broken(new UnreachableException(why.get())));
            return;
        }
        if (!lost) {
            lost = true;
            audience.accept(new News.Lost());
        }
        Duration first = why.filter(Notice.Why.MOVING::equals).isPresent() ? AT_ONCE : LATER;
        Thread.ofVirtual().start(() -> comeBack(first));
    }

    private static boolean isFinal(Notice.Why why) {
        return switch (why) {
            case ELSEWHERE, NO_SUCH_TABLE, DAMAGED, NOT_WELCOME, NONSENSE -> true;
            case MOVING, TOO_SLOW, TOO_MUCH -> false;
        };
    }

    private void comeBack(Duration first) {
        try {
            Optional<Duration> delay = nextDelay(first);
            while (delay.isPresent()) {
                Thread.sleep(delay.get());
                delay = isConnected() ? Optional.empty() : nextDelay(first);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isConnected() {
        try {
            connect();
            return true;
        } catch (UnreachableException e) {
            return false; // it may be there the next time
        }
    }

    /// How long to wait before the next attempt; nothing when there is none.
    private synchronized Optional<Duration> nextDelay(Duration first) {
        if (closed) {
            return Optional.empty();
        }
        if (attempts > MOST_ATTEMPTS) { // some twenty minutes have passed
            closed = true;
            audience.accept(new News.Broken(new UnreachableException(server)));
            return Optional.empty();
        }
        long longer = first.toMillis() << Math.min(attempts, MOST_DOUBLINGS);
        double spread = dice.nextDouble(0.8, 1.2); // not all come back at the same instant
        attempts++;
        return Optional.of(
                Duration.ofMillis(Math.round(Math.min(longer, LONGEST.toMillis()) * spread)));
    }

    /// Signs of life, without which nobody would learn that a cable was pulled.
    private void beat() {
        try {
            while (true) {
                Thread.sleep(PULSE);
                Optional<Socket.Opened> open = line();
                if (open.filter(it -> it.silence().compareTo(SILENCE) > 0).isPresent()) {
                    open.get().abort();
                } else if (open.isPresent()) {
                    var _ = send(Request.Ping::new);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        pulse.interrupt();
        line().ifPresent(Socket.Opened::close);
    }
}
