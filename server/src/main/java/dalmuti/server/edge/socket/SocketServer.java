package dalmuti.server.edge.socket;

import dalmuti.server.Moderation;
import dalmuti.server.People;
import dalmuti.server.Settings.Limits;
import dalmuti.server.TableHost;
import dalmuti.server.edge.limit.AllowedOrigins;
import dalmuti.server.edge.limit.ClientAddresses;
import dalmuti.server.edge.limit.ConcurrentCounts;
import dalmuti.server.edge.limit.FixedWindowLimit;
import dalmuti.server.edge.limit.TokenBuckets;
import dalmuti.table.Outlet;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.table.Notice;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Accepts WebSockets and keeps the list of open ones.
public final class SocketServer implements WebSocketNegotiator {

    static final String PATH = "/api/tables/{code}/socket";

    /// How many seconds' worth an address may say at once.
    private static final int BURST_SECONDS = 2;

    /// How many sockets of an address may be cut off for saying too much before it gets no more.
    private static final int MOST_CUTS = 10;

    private static final int CUTS_PER_SECOND = 1;

    private static final int CODE_AT = 3;
    private static final Pattern CODE = Pattern.compile("[A-Z0-9]{1,12}");
    private static final int RETRY_SECONDS = 10;

    private final TableHost host;
    private final People people;
    private final Limits limits;
    private final ClientAddresses addresses;
    private final AllowedOrigins origins;
    private final FixedWindowLimit requests;
    private final SocketMetrics metrics;
    private final Set<TableSocket> sockets = ConcurrentHashMap.newKeySet();
    private final TokenBuckets traffic;
    private final TokenBuckets cuts = new TokenBuckets(CUTS_PER_SECOND, MOST_CUTS);
    private final ConcurrentCounts present = new ConcurrentCounts();
    private final ConcurrentCounts waiting = new ConcurrentCounts();
    private final ConcurrentCounts anonymous = new ConcurrentCounts();
    private volatile boolean draining;
    private boolean wasPaused;

    public SocketServer(
            TableHost host,
            People people,
            Limits limits,
            ClientAddresses addresses,
            AllowedOrigins origins,
            FixedWindowLimit requests,
            SocketMetrics metrics) {
        this.host = host;
        this.people = people;
        this.limits = limits;
        this.addresses = addresses;
        this.origins = origins;
        this.requests = requests;
        this.metrics = metrics;
        int perSecond = TrafficLimit.MESSAGE * limits.addressPerSecond();
        this.traffic = new TokenBuckets(perSecond, BURST_SECONDS * perSecond);
    }

    public void install(WebSocketUpgradeHandler handler) {
        Configuration sockets = handler.getConfiguration();
        // A limit on frames would hold for ours as well, and whole pictures are longer. Visitors'
        // frames are read in pieces, which the limit on messages counts.
        sockets.setMaxFrameSize(0);
        sockets.setAutoFragment(true);
        sockets.setInputBufferSize(TrafficLimit.PIECE);
        sockets.setIdleTimeout(java.time.Duration.ZERO); // the pulse is stricter
        handler.addMapping("uri-template|" + PATH, this);
    }

    @Override
    public @Nullable FrameHandler negotiate(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        String origin = header(request, HttpHeader.ORIGIN);
        if (!origins.allow(origin, header(request, HttpHeader.HOST))) {
            return refused(HttpStatus.FORBIDDEN_403, request, response, callback);
        }
        if (draining) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, RETRY_SECONDS);
            return refused(HttpStatus.SERVICE_UNAVAILABLE_503, request, response, callback);
        }
        String address = addresses.of(request);
        int later = hasRoom(address) ? requests.take(address) : RETRY_SECONDS;
        if (later > 0) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, later);
            return refused(HttpStatus.TOO_MANY_REQUESTS_429, request, response, callback);
        }
        // Compression would cost more time than these short messages are worth.
        response.setExtensions(List.of());
        String code = Request.getPathInContext(request).split("/", -1)[CODE_AT];
        if (!CODE.matcher(code).matches()) {
            return refused(HttpStatus.NOT_FOUND_404, request, response, callback);
        }
        var limit = new TrafficLimit(limits, traffic, address);
        ClientEndPoint.of(request).ifPresent(end -> end.limit(limit));
        return new TableSocket(code, address, this, limit);
    }

    private boolean hasRoom(String address) {
        return present.of(address) < limits.sockets()
                && waiting.of(address) < limits.anonymous()
                && cuts.isAny(address, System.nanoTime());
    }

    private static @Nullable FrameHandler refused(
            int status,
            ServerUpgradeRequest request,
            ServerUpgradeResponse response,
            Callback callback) {
        org.eclipse.jetty.server.Response.writeError(request, response, callback, status);
        return null;
    }

    private static String header(ServerUpgradeRequest request, HttpHeader name) {
        return Objects.requireNonNullElse(request.getHeaders().get(name), "");
    }

    Limits limits() {
        return limits;
    }

    SocketMetrics metrics() {
        return metrics;
    }

    public Set<TableSocket> sockets() {
        return sockets;
    }

    /// Whose token it is; nobody's in particular when there is none.
    Optional<Guest> guest(String token) {
        return token.isEmpty() ? Optional.of(Guest.NOBODY) : people.known(token);
    }

    boolean isBanned(String whom) {
        return people.bannedUntil(whom).filter(Instant.now()::isBefore).isPresent();
    }

    TableHost.Line connect(String code, Visitor visitor, Outlet outlet) {
        return host.connect(code, visitor, outlet);
    }

    void opened(TableSocket socket) {
        if (sockets.add(socket)) {
            present.enter(socket.address());
            waiting.enter(socket.address());
        }
    }

    /// Somebody has said hello. Whether they may stay: few without a name may look on.
    synchronized boolean greeted(TableSocket socket, TableSocket.Standing standing) {
        if (!sockets.contains(socket)) {
            return false;
        }
        waiting.leave(socket.address());
        socket.standing(standing);
        return standing != TableSocket.Standing.ANONYMOUS
                || anonymous.enter(socket.address()) <= limits.anonymous();
    }

    /// Somebody was cut off for saying too much. Without this they would all come again at once,
    /// and whoever waits for an answer waits for their first frames.
    void cutOff(TableSocket socket) {
        cuts.take(socket.address(), 1, System.nanoTime());
    }

    synchronized void closed(TableSocket socket) {
        if (sockets.remove(socket)) {
            present.leave(socket.address());
            switch (socket.standing()) {
                case WAITING -> waiting.leave(socket.address());
                case ANONYMOUS -> anonymous.leave(socket.address());
                case KNOWN -> {}
            }
        }
    }

    /// Looks after sockets that may have fallen silent.
    public void look(long now, Timeouts timeouts) {
        sockets.forEach(socket -> socket.look(now, timeouts));
        traffic.forget(now);
        cuts.forget(now);
    }

    /// Hangs up on those who are banned, and says on how many sockets.
    public int turnOut(Set<String> banned) {
        List<TableSocket> theirs = sockets.stream().filter(it -> it.isOf(banned)).toList();
        theirs.forEach(socket -> socket.close(Notice.Why.NOT_WELCOME));
        return theirs.size();
    }

    /// Tells everybody, once each, when moves can't be kept and all tables wait, and when they go
    /// on. Called by one thread.
    public void announce(boolean paused) {
        if (paused || wasPaused) {
            sockets.forEach(socket -> socket.pause(paused));
        }
        wasPaused = paused;
    }

    /// Hangs up on those who are banned: the ban may have been made at another machine.
    public void turnOut(Moderation moderation) {
        Set<String> banned = sockets.isEmpty() ? Set.of() : moderation.banned();
        if (!banned.isEmpty()) {
            turnOut(banned);
        }
    }

    /// Sends everybody elsewhere, and lets nobody in any more.
    public void drain() {
        draining = true;
        sockets.forEach(socket -> socket.close(Notice.Why.MOVING));
    }

    public boolean isDraining() {
        return draining;
    }
}
