package dalmuti.server.edge;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Device;
import dalmuti.server.Settings.Limits;
import dalmuti.server.TableHost;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notice.Why;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;
import dalmuti.words.Language;
import dalmuti.words.Words;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/// A viewer's socket. Jetty reads one message after another when asked to; anybody may write. What
/// is written is sent by the thread that writes it, unless the network is busy: then Jetty keeps it
/// in order, and this counts how much that is. (Public, as Jetty looks for its methods.)
public final class Socket implements Session.Listener, TableHost.Outlet {

    private static final Logger LOG = LoggerFactory.getLogger(Socket.class);
    private static final int STRIKES = 5;
    private static final long NOT_YET = 0;

    private final String code;
    private final String address;
    private final Gateway gateway;
    private final Limits limits;
    private final SocketMeters meters;
    private final TokenBucket bucket;
    private final AtomicInteger waitingFrames = new AtomicInteger();
    private final AtomicInteger waitingBytes = new AtomicInteger();

    private @Nullable Session session;
    private volatile TableHost.@Nullable Line line;
    private volatile Words words = Words.ENGLISH;
    private int strikes;
    private boolean gone;

    private final long opened;
    private volatile long heard;
    private volatile long pinged;
    private volatile boolean hasSaidHello;
    private volatile boolean greeted;
    private volatile String guestId = "";
    private volatile String device = "";
    private volatile boolean closing;
    private volatile boolean paused;
    private volatile long closedAt = NOT_YET;

    Socket(String code, String address, Gateway gateway) {
        this.code = code;
        this.address = address;
        this.gateway = gateway;
        limits = gateway.limits();
        meters = gateway.meters();
        opened = System.nanoTime();
        heard = opened;
        pinged = opened;
        bucket = new TokenBucket(limits.perSecond(), limits.burst(), opened);
    }

    String code() {
        return code;
    }

    String address() {
        return address;
    }

    /// Whether one of these, a guest, a device or an address, is at the other end.
    boolean isOf(Set<String> whom) {
        return whom.contains(address) || whom.contains(guestId) || whom.contains(device);
    }

    @Override
    public void onWebSocketOpen(Session opening) {
        session = opening;
        gateway.opened(this);
        next();
    }

    @Override
    public void onWebSocketText(String message) {
        long now = System.nanoTime();
        heard = now;
        meters.heard().one();
        if (closing) {
            next();
        } else if (bucket.take(now)) {
            hear(message);
        } else {
            drop(Why.TOO_MUCH);
            next();
        }
    }

    private void hear(String message) {
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
        Session open = session;
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
            gateway.guest(hello.token())
                    .filter(this::isWelcome)
                    .ifPresentOrElse(
                            guest -> connect(guest, hello.language()), () -> drop(Why.NOT_WELCOME));
        } catch (RuntimeException e) {
            LOG.error("Nobody knows who this is", e);
            leave(CloseCode.MISTAKE, "mistake");
        } finally {
            next();
        }
    }

    /// First it is said who this is, then looked whether they are banned: whoever bans them
    /// meanwhile, and hangs up on them, finds this socket.
    private boolean isWelcome(TableHost.Guest guest) {
        guestId = guest.id();
        return !gateway.isBanned(address) && (guest.isNobody() || !gateway.isBanned(guest.id()));
    }

    /// Not while somebody hangs up: after that nothing of this socket may reach a table.
    private synchronized void connect(TableHost.Guest guest, String language) {
        greeted = true;
        if (!closing) {
            line = gateway.connect(code, new TableHost.Visitor(guest, language, address), this);
        }
        if (closing) { // the table hung up before we had the line
            hangUp();
        }
    }

    /// Says that all tables wait for the server, or go on; each once.
    void pause(boolean now) {
        if (greeted && now != paused) {
            paused = now;
            String text = words.say(now ? "server.paused" : "server.resumed");
            tell(Notices.write(new Notice.Pause(!now, text)));
        }
    }

    private void strike(Refusal refusal) {
        meters.refused().one();
        String text = words.say(refusal.key(), refusal.arguments().toArray());
        tell(Notices.write(new Notice.Refused(0, refusal.rule(), refusal.key(), text)));
        if (++strikes >= STRIKES) {
            drop(Why.NONSENSE);
        }
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
        meters.dropped().one();
        leave(CloseCode.UNACCEPTABLE, "text only");
        next();
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        heard = System.nanoTime();
        next();
    }

    @Override
    public void tell(String frame) {
        Session open = session;
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
        meters.told().one();
        open.sendText(frame, new Sent(this, size));
    }

    /// Counts down when a frame has left.
    private record Sent(Socket socket, int size) implements Callback {
        @Override
        public void succeed() {
            socket.waitingFrames.decrementAndGet();
            socket.waitingBytes.addAndGet(-size);
        }

        @Override
        public void fail(Throwable reason) {
            succeed();
            socket.cut(); // without that frame nothing after it makes sense
        }
    }

    private void cut() {
        Session open = session;
        if (!closing && open != null) {
            closedAt = System.nanoTime();
            closing = true;
            open.disconnect();
            hangUp();
        }
    }

    private void drop(Why why) {
        meters.dropped().one();
        close(why);
    }

    @Override
    public void close(Why why) {
        Session open = session;
        if (!closing && open != null) {
            open.sendText(Notices.write(new Notice.Farewell(why, Optional.empty())), Callback.NOOP);
            leave(CloseCode.of(why), why.name());
        }
    }

    private void leave(int status, String reason) {
        Session open = session;
        if (open == null || closing) {
            return;
        }
        closedAt = System.nanoTime();
        closing = true;
        open.close(status, reason, Callback.NOOP);
        hangUp();
    }

    /// Looks after a socket that may have fallen silent. Called by one thread, now and then.
    void look(long now, Pulse.Patience patience) {
        Session open = session;
        if (open == null) {
            return;
        }
        if (closing) {
            if (now - closedAt > patience.farewell()) {
                open.disconnect(); // whoever does not read does not read our farewell either
            }
        } else if (!greeted && now - opened > patience.hello()) {
            // Whoever has said it is not to blame: the database does not say who they are.
            drop(hasSaidHello ? Why.MOVING : Why.NONSENSE);
        } else if (now - heard > patience.silence()) {
            closing = true;
            closedAt = now;
            open.disconnect();
        } else if (now - heard > patience.ping() && now - pinged > patience.ping()) {
            pinged = now;
            open.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
    }

    @Override
    public void onWebSocketClose(int status, String reason, Callback callback) {
        closing = true;
        hangUp();
        gateway.closed(this);
        callback.succeed();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        // Jetty closes the socket afterwards, and that is all there is to do.
    }

    private synchronized void hangUp() {
        TableHost.Line open = line;
        if (open != null && !gone) {
            gone = true;
            open.hangUp();
        }
    }
}
