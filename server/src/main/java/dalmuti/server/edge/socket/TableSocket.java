package dalmuti.server.edge.socket;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Device;
import dalmuti.server.Settings.Limits;
import dalmuti.server.TableHost;
import dalmuti.table.Outlet;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notice.Why;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;
import dalmuti.words.Language;
import dalmuti.words.Words;

import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/// One viewer's WebSocket. Jetty reads a frame when asked to; any thread may write. What can't be
/// sent at once is queued by Jetty and counted here. Every frame counts towards the traffic limit,
/// and whoever exceeds it is not read any more.
final class TableSocket implements FrameHandler, Outlet {

    private static final Logger LOG = LoggerFactory.getLogger(TableSocket.class);
    private static final int STRIKES = 5;
    private static final long NOT_YET = 0;

    private final String code;
    private final String address;
    private final SocketServer socketServer;
    private final Limits limits;
    private final SocketMetrics metrics;
    private final TrafficLimit traffic;
    private final MessageAssembler text;
    private final AtomicInteger waitingFrames = new AtomicInteger();
    private final AtomicInteger waitingBytes = new AtomicInteger();

    private @Nullable CoreSession session;
    private volatile TableHost.@Nullable Line line;
    private volatile Words words = Words.ENGLISH;
    private int strikes;
    private boolean gone;

    private final long opened;
    private volatile long heard;
    private volatile long pinged;
    private volatile boolean hasSaidHello;
    private volatile Standing standing = Standing.WAITING;
    private volatile String guestId = "";
    private volatile String device = "";
    private volatile boolean closing;
    private volatile boolean paused;
    private volatile long closedAt = NOT_YET;

    /// What is known of whoever is at the other end.
    enum Standing {
        /// Nothing yet: they have not said hello.
        WAITING,
        /// That they have no name here.
        ANONYMOUS,
        KNOWN
    }

    TableSocket(String code, String address, SocketServer socketServer, TrafficLimit traffic) {
        this.code = code;
        this.address = address;
        this.socketServer = socketServer;
        this.traffic = traffic;
        limits = socketServer.limits();
        metrics = socketServer.metrics();
        opened = System.nanoTime();
        heard = opened;
        pinged = opened;
        text = new MessageAssembler(limits.frame());
    }

    String code() {
        return code;
    }

    String address() {
        return address;
    }

    Standing standing() {
        return standing;
    }

    void standing(Standing known) {
        standing = known;
    }

    /// Whether one of these, a guest, a device or an address, is at the other end and not on the
    /// way out.
    boolean isOf(Set<String> whom) {
        return !closing
                && (whom.contains(address) || whom.contains(guestId) || whom.contains(device));
    }

    @Override
    public void onOpen(CoreSession opening, Callback callback) {
        session = opening;
        socketServer.opened(this);
        callback.succeeded();
        next();
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        heard = System.nanoTime();
        if (!traffic.admitsFrame(heard)) {
            callback.succeeded();
            socketServer.cutOff(this);
            drop(Why.TOO_MUCH); // and nothing more is read
            return;
        }
        switch (frame.getOpCode()) {
            case OpCode.PING -> echo(frame, callback);
            case OpCode.PONG -> {
                callback.succeeded();
                next();
            }
            case OpCode.CLOSE -> {
                closing();
                callback.succeeded(); // Jetty answers it
            }
            default -> read(frame, callback);
        }
    }

    /// The next frame is read when the answer has left: whoever pings has to read as well.
    private void echo(Frame ping, Callback callback) {
        CoreSession open = session;
        if (open != null) {
            var sent = Callback.from(() -> succeeded(callback), _ -> callback.succeeded());
            open.sendFrame(new Frame(OpCode.PONG, ping.getPayload()), sent, false);
        }
    }

    private void succeeded(Callback callback) {
        callback.succeeded();
        next();
    }

    private void read(Frame frame, Callback callback) {
        if (closing) {
            succeeded(callback);
        } else if (frame.getOpCode() == OpCode.BINARY) {
            metrics.dropped().inc();
            leave(CloseCode.UNACCEPTABLE, "text only");
            succeeded(callback);
        } else {
            Optional<String> message = text.add(frame);
            callback.succeeded();
            message.ifPresentOrElse(this::hear, this::next);
        }
    }

    private void hear(String message) {
        metrics.heard().inc();
        try {
            Request request = Requests.read(message);
            if (line == null && request instanceof Request.Hello hello) {
                hasSaidHello = true;
                Thread.ofVirtual().name("greeting").start(() -> greet(hello));
                return; // nothing more is read until it is known who this is
            }
            take(request);
        } catch (RefusedException e) {
            strike(e.refusal());
        }
        next();
    }

    /// Asks for the next frame.
    private void next() {
        CoreSession open = session;
        if (open != null) {
            open.demand();
        }
    }

    private void take(Request request) {
        TableHost.Line open = line;
        if (open == null) {
            drop(Why.NONSENSE);
            return;
        }
        switch (request) {
            case Request.Hello _ -> strike(Refusal.of("hello", "server.hello-again"));
            case Request.Ping(int ack) -> tell(Notices.write(new Notice.Done(ack)));
            default -> open.say(request);
        }
    }

    /// Who somebody is may have to be looked up, which takes its time.
    private void greet(Request.Hello hello) {
        try {
            words = Words.in(Language.of(hello.language()).orElse(Language.EN));
            device = Device.of(hello.token()); // first: it may be revoked while it is looked up
            socketServer
                    .guest(hello.token())
                    .filter(this::isWelcome)
                    .ifPresentOrElse(
                            guest -> connect(guest, hello.language()), () -> drop(Why.NOT_WELCOME));
        } catch (RuntimeException e) {
            LOG.error("Looking up a guest failed", e);
            leave(CloseCode.MISTAKE, "mistake");
        } finally {
            next();
        }
    }

    /// First it is said who this is, then looked whether they are banned: whoever bans them
    /// meanwhile, and hangs up on them, finds this socket.
    private boolean isWelcome(Guest guest) {
        guestId = guest.id();
        return !socketServer.isBanned(address)
                && (guest.isNobody() || !socketServer.isBanned(guest.id()));
    }

    private void connect(Guest guest, String language) {
        if (socketServer.greeted(this, guest.isNobody() ? Standing.ANONYMOUS : Standing.KNOWN)) {
            enter(guest, language);
        } else {
            drop(Why.TOO_MUCH);
        }
    }

    /// Not while somebody hangs up: after that nothing of this socket may reach a table.
    private synchronized void enter(Guest guest, String language) {
        if (!closing) {
            line = socketServer.connect(code, new Visitor(guest, language, address), this);
        }
        if (closing) { // the table hung up before we had the line
            hangUp();
        }
    }

    /// Says that all tables wait for the server, or go on; each once.
    void pause(boolean now) {
        if (standing != Standing.WAITING && now != paused) {
            paused = now;
            String text = words.say(now ? "server.paused" : "server.resumed");
            tell(Notices.write(new Notice.Pause(!now, text)));
        }
    }

    private void strike(Refusal refusal) {
        metrics.refused().inc();
        String text = words.say(refusal.key(), refusal.arguments().toArray());
        tell(Notices.write(new Notice.Refused(0, refusal.rule(), refusal.key(), text)));
        if (++strikes >= STRIKES) {
            drop(Why.NONSENSE);
        }
    }

    @Override
    public void tell(String frame) {
        CoreSession open = session;
        if (closing || open == null) {
            return;
        }
        int size = frame.length();
        int bytes = waitingBytes.addAndGet(size);
        if (waitingFrames.incrementAndGet() > limits.waitingFrames()
                || bytes > limits.waitingBytes()) {
            drop(Why.TOO_SLOW);
            return;
        }
        metrics.told().inc();
        open.sendFrame(new Frame(OpCode.TEXT, frame), new Sent(this, size), false);
    }

    /// Counts down when a frame has left.
    private record Sent(TableSocket socket, int size) implements Callback {
        @Override
        public void succeeded() {
            socket.waitingFrames.decrementAndGet();
            socket.waitingBytes.addAndGet(-size);
        }

        @Override
        public void failed(Throwable reason) {
            succeeded();
            socket.cut(); // without that frame nothing after it makes sense
        }
    }

    private void cut() {
        CoreSession open = session;
        if (!closing && open != null) {
            closing();
            open.abort();
        }
    }

    private void drop(Why why) {
        metrics.dropped().inc();
        close(why);
    }

    @Override
    public void close(Why why) {
        CoreSession open = session;
        if (!closing && open != null) {
            String farewell = Notices.write(new Notice.Farewell(why, Optional.empty()));
            open.sendFrame(new Frame(OpCode.TEXT, farewell), Callback.NOOP, false);
            leave(CloseCode.of(why), why.name());
        }
    }

    private void leave(int status, String reason) {
        CoreSession open = session;
        if (open == null || closing) {
            return;
        }
        closing();
        open.close(status, reason, Callback.NOOP);
    }

    /// Nothing more is said to a table, and little time is left for whatever is still on its way.
    private void closing() {
        closedAt = System.nanoTime();
        closing = true;
        hangUp();
    }

    /// Looks after a socket that may have fallen silent. Called by one thread, now and then.
    void look(long now, Timeouts timeouts) {
        CoreSession open = session;
        if (open == null) {
            return;
        }
        if (closing) {
            if (now - closedAt > timeouts.farewell()) {
                open.abort(); // whoever does not read does not read our farewell either
            }
        } else if (standing == Standing.WAITING && now - opened > timeouts.hello()) {
            // Whoever has said it is not to blame: the database does not say who they are.
            drop(hasSaidHello ? Why.MOVING : Why.NONSENSE);
        } else if (standing == Standing.ANONYMOUS && now - opened > timeouts.anonymous()) {
            close(Why.MOVING);
        } else if (now - heard > timeouts.silence()) {
            cut();
        } else if (now - heard > timeouts.ping() && now - pinged > timeouts.ping()) {
            pinged = now;
            open.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
        }
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        closing();
        socketServer.closed(this);
        callback.succeeded();
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        callback.succeeded(); // Jetty closes the socket afterwards, and that is all there is to do
    }

    private synchronized void hangUp() {
        TableHost.Line open = line;
        if (open != null && !gone) {
            gone = true;
            open.hangUp();
        }
    }
}
