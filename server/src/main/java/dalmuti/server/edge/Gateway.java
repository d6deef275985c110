package dalmuti.server.edge;

import dalmuti.server.People;
import dalmuti.server.Settings.Limits;
import dalmuti.server.TableHost;
import dalmuti.wire.table.Notice;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketCreator;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Where sockets are opened, and the list of those that are.
final class Gateway implements WebSocketCreator {

    static final String PATH = "/api/tables/{code}/socket";

    /// Jetty makes a buffer of this size for every message, and nearly all of them are shorter.
    private static final int READ_AT_ONCE = 512;

    private static final int CODE_AT = 3;
    private static final Pattern CODE = Pattern.compile("[A-Z0-9]{1,12}");
    static final int RETRY_SECONDS = 10;

    private final TableHost host;
    private final People people;
    private final Limits limits;
    private final Addresses addresses;
    private final Origins origins;
    private final Allowance requests;
    private final SocketMeters meters;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final Headcount present = new Headcount();
    private volatile boolean draining;

    Gateway(
            TableHost host,
            People people,
            Limits limits,
            Addresses addresses,
            Origins origins,
            Allowance requests,
            SocketMeters meters) {
        this.host = host;
        this.people = people;
        this.limits = limits;
        this.addresses = addresses;
        this.origins = origins;
        this.requests = requests;
        this.meters = meters;
    }

    void install(ServerWebSocketContainer container) {
        container.setMaxTextMessageSize(limits.frame());
        container.setMaxBinaryMessageSize(limits.frame());
        // A limit on frames would hold for ours as well, and whole pictures are longer. Visitors'
        // frames are read in pieces, which the limit on messages counts.
        container.setMaxFrameSize(0);
        container.setAutoFragment(true);
        container.setInputBufferSize(READ_AT_ONCE);
        container.setIdleTimeout(java.time.Duration.ZERO); // the pulse is stricter
        container.addMapping("uri-template|" + PATH, this);
    }

    @Override
    public @Nullable Object createWebSocket(
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
        int later = present.of(address) < limits.sockets() ? requests.take(address) : RETRY_SECONDS;
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
        return new Socket(code, address, this);
    }

    private static @Nullable Object refused(
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

    SocketMeters meters() {
        return meters;
    }

    Set<Socket> sockets() {
        return sockets;
    }

    /// Whose token it is; nobody's in particular when there is none.
    Optional<TableHost.Guest> guest(String token) {
        return token.isEmpty() ? Optional.of(TableHost.Guest.NOBODY) : people.known(token);
    }

    boolean isBanned(String whom) {
        return people.bannedUntil(whom).filter(Instant.now()::isBefore).isPresent();
    }

    TableHost.Line connect(String code, TableHost.Visitor visitor, TableHost.Outlet outlet) {
        return host.connect(code, visitor, outlet);
    }

    void opened(Socket socket) {
        if (sockets.add(socket)) {
            present.enter(socket.address());
        }
    }

    void closed(Socket socket) {
        if (sockets.remove(socket)) {
            present.leave(socket.address());
        }
    }

    /// Hangs up on those who are banned, and says on how many sockets.
    int turnOut(Set<String> banned) {
        List<Socket> theirs = sockets.stream().filter(it -> it.isOf(banned)).toList();
        theirs.forEach(socket -> socket.close(Notice.Why.NOT_WELCOME));
        return theirs.size();
    }

    /// Sends everybody elsewhere, and lets nobody in any more.
    void drain() {
        draining = true;
        sockets.forEach(socket -> socket.close(Notice.Why.MOVING));
    }

    boolean isDraining() {
        return draining;
    }
}
