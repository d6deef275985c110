package dalmuti.server.edge;

import dalmuti.server.Backend;
import dalmuti.server.Closer;
import dalmuti.server.Metrics;
import dalmuti.server.OwnAddresses;
import dalmuti.server.PeriodicTask;
import dalmuti.server.Settings;
import dalmuti.server.Settings.Limits;
import dalmuti.server.edge.http.ApiDocuments;
import dalmuti.server.edge.http.ApiRequest;
import dalmuti.server.edge.http.ErrorResponses;
import dalmuti.server.edge.http.HttpRefusal;
import dalmuti.server.edge.http.PagePreview;
import dalmuti.server.edge.http.RateLimits;
import dalmuti.server.edge.http.RequestThreads;
import dalmuti.server.edge.http.Route;
import dalmuti.server.edge.http.Routes;
import dalmuti.server.edge.http.SecurityHeaders;
import dalmuti.server.edge.http.StaticFiles;
import dalmuti.server.edge.limit.AllowedOrigins;
import dalmuti.server.edge.limit.ClientAddresses;
import dalmuti.server.edge.socket.Connections;
import dalmuti.server.edge.socket.RequestTimes;
import dalmuti.server.edge.socket.SocketMetrics;
import dalmuti.server.edge.socket.SocketServer;
import dalmuti.server.edge.socket.Timeouts;
import dalmuti.server.edge.tls.BadCertificateException;
import dalmuti.server.review.ReviewDesk;
import dalmuti.table.desk.Problems;
import dalmuti.wire.openapi.Operation;
import dalmuti.wire.openapi.Operation.Content;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Reviewed;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content.Sink;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;

import java.net.BindException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// The network side of the server: HTTP and WebSockets.
public final class Edge implements AutoCloseable {

    private static final int MOST_THREADS = 64;
    private static final int FEWEST_THREADS = 4;

    /// How many rounds of the pulse go by until bans are looked up again.
    private static final int BANS = 3;

    /// And until the certificate is looked at again.
    private static final int RENEWAL = 60;

    private static final Duration PAUSES = Duration.ofMillis(500);

    /// The part of a minute's requests that may be open at the same time.
    private static final int AT_ONCE = 10;

    private static final Set<String> READING = Set.of("GET", "HEAD");

    /// What is asked again and again by whoever watches over the server.
    private static final Set<String> WATCHED = Set.of("/health", "/ready");

    private final Settings settings;
    private final Metrics metrics;
    private final ClientAddresses addresses;
    private final AllowedOrigins origins;
    private final RateLimits rateLimits;
    private final SocketServer socketServer;
    private final Connections connections;
    private final List<Route> routes;
    private final BooleanSupplier ready;
    private final StaticFiles pages;
    private final Javalin javalin;
    private final Closer closer = new Closer();

    private Edge(Settings settings, Backend backend, Metrics metrics, Timeouts timeouts) {
        this.settings = settings;
        this.metrics = metrics;
        Limits limits = settings.limits();
        addresses = new ClientAddresses(settings.front());
        origins = new AllowedOrigins(settings.origins());
        rateLimits = new RateLimits(backend.people(), limits, System::nanoTime);
        socketServer =
                new SocketServer(
                        backend.tables(),
                        backend.people(),
                        limits,
                        addresses,
                        origins,
                        rateLimits.requests(),
                        SocketMetrics.of(metrics));
        backend.machines().hangUpBy(whom -> socketServer.turnOut(Set.of(whom)));
        connections = new Connections(settings, () -> socketServer.sockets().size(), metrics);
        ready = backend.ready();
        var reviews = new ReviewDesk(ReviewDesk.Limits.usual());
        routes = Routes.of(backend, reviews, this::addresses, this::isReady);
        pages = new StaticFiles(new PagePreview(backend.lobby(), this::addresses));
        metrics.gauge("sockets", "Open sockets", () -> socketServer.sockets().size());
        var round = Duration.ofNanos(timeouts.round());
        javalin = Javalin.create(config -> configure(config, round.multipliedBy(RENEWAL)));
        closer.keep((AutoCloseable) javalin::stop);
        closer.keep(reviews);
        every("pulse", round, () -> look(timeouts));
        every(
                "ban check",
                round.multipliedBy(BANS),
                () -> socketServer.turnOut(backend.moderation()));
        every("pause check", PAUSES, () -> socketServer.announce(backend.paused().getAsBoolean()));
    }

    private void every(String name, Duration time, Runnable task) {
        closer.keep(new PeriodicTask(name, time, time, task)).start();
    }

    /// Looks for connections and sockets from which nothing comes any more. One thread for all: a
    /// timer for each socket would have to be set anew with every message.
    private void look(Timeouts timeouts) {
        long now = System.nanoTime();
        socketServer.look(now, timeouts);
        connections.look(now, timeouts);
    }

    /// Opens the doors. What is in the way is a [PortTakenException] or a
    /// [BadCertificateException].
    public static Edge open(Settings settings, Backend backend, Metrics metrics) {
        return open(settings, backend, metrics, Timeouts.USUAL);
    }

    static Edge open(Settings settings, Backend backend, Metrics metrics, Timeouts timeouts) {
        var edge = new Edge(settings, backend, metrics, timeouts);
        try {
            edge.javalin.start();
        } catch (RuntimeException e) {
            edge.close();
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof BindException) {
                    throw new PortTakenException(settings.address().port(), e);
                }
                if (cause instanceof BadCertificateException bad) {
                    throw bad;
                }
            }
            throw e;
        }
        return edge;
    }

    private void configure(JavalinConfig config, Duration renewal) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = settings.limits().record() + 1L;
        var pool = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        pool.setName("edge");
        config.jetty.threadPool = pool;
        config.jetty.modifyServer(this::wrap);
        config.jetty.addConnector((server, http) -> connector(server, http, renewal));
        config.routes.before(this::guard);
        for (Route route : routes) {
            Operation it = route.operation();
            config.routes.addEndpoint(
                    new Endpoint(
                            HandlerType.findOrCreate(it.method()),
                            it.path(),
                            context -> answer(route, context)));
        }
        config.routes.get("/api/*", this::otherPage);
        config.routes.get("/*", pages::answer);
        ErrorResponses.install(config.routes);
    }

    private Connector connector(Server server, HttpConfiguration http, Duration renewal) {
        return Connectors.of(
                server,
                http,
                settings,
                connections,
                reload -> every("certificate reload", renewal, reload));
    }

    private void otherPage(Context context) {
        ApiDocuments.find(context.path())
                .ifPresentOrElse(
                        it -> context.contentType(ErrorResponses.JSON).result(it),
                        () -> noSuchPage(context));
    }

    private void noSuchPage(Context context) {
        boolean otherwise =
                routes.stream()
                        .map(it -> it.operation().path().replaceAll("\\{[a-z]+}", "[^/]+"))
                        .anyMatch(context.path()::matches);
        throw otherwise
                ? HttpRefusal.with(405, "method", "server.method")
                : HttpRefusal.with(404, "path", "server.no-such-page");
    }

    /// Sockets do without Javalin, whose way to them costs three times as much for each message.
    private void wrap(Server server) {
        var headers = new SecurityHeaders(settings.tls().isPresent(), origins);
        var sockets =
                new WebSocketUpgradeHandler(
                        WebSocketServerComponents.ensureWebSocketComponents(server));
        socketServer.install(sockets);
        sockets.setHandler(new RequestThreads(addresses, settings.limits().requests() / AT_ONCE));
        headers.setHandler(sockets);
        server.setHandler(new RequestTimes(headers, metrics));
        server.setErrorHandler(Edge::error);
        server.setStopTimeout(0);
    }

    /// Whoever is answered here was not understood or not heard out. Jetty cuts such a line, which
    /// has to be said: otherwise they ask their next question there.
    private static boolean error(Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, ErrorResponses.JSON);
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        String text =
                Problems.text(
                        ErrorResponses.refusal(response.getStatus()), dalmuti.words.Language.EN);
        Sink.write(response, true, text, callback);
        return true;
    }

    private void guard(Context context) {
        Request request = ApiRequest.jetty(context);
        boolean reading = READING.contains(request.getMethod());
        String origin = Objects.requireNonNullElse(context.header("Origin"), "");
        String host = Objects.requireNonNullElse(context.header("Host"), "");
        if (!reading && !origins.allow(origin, host)) {
            throw HttpRefusal.with(403, "origin", "server.origin");
        }
        if (!WATCHED.contains(context.path())) {
            rateLimits.request(addresses.of(request));
        }
        if (context.path().startsWith("/api/")) {
            context.header("Cache-Control", "no-store");
        }
    }

    private void answer(Route route, Context context) {
        String address = addresses.of(ApiRequest.jetty(context));
        var asked = new ApiRequest(context, address, rateLimits, settings.limits());
        Object answer = route.answerer().apply(asked);
        Operation operation = route.operation();
        context.status(operation.status());
        switch (operation.gives()) {
            case Content.Nothing _ -> {}
            case Content.PlainText _ ->
                    context.contentType("text/plain; charset=utf-8").result((String) answer);
            case Content.Json _ ->
                    context.contentType(ErrorResponses.JSON).result(Bodies.write(answer));
            case Content.Slow _ -> slow(context, (Reviewed) answer);
        }
    }

    private static void slow(Context context, Reviewed answer) {
        if (answer.review().isEmpty()) {
            context.status(202).header("Retry-After", "1");
        }
        context.contentType(ErrorResponses.JSON).result(Bodies.write(answer));
    }

    private OwnAddresses addresses() {
        return new OwnAddresses(settings, port());
    }

    /// The port that is really listened at.
    public int port() {
        return javalin.port();
    }

    /// What can be asked over HTTP.
    List<Operation> operations() {
        return routes.stream().map(Route::operation).toList();
    }

    /// The method and path of everything that Javalin answers.
    List<String> paths() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(it -> it.endpoint.method.name() + " " + it.endpoint.path)
                .filter(it -> !it.startsWith("BEFORE"))
                .toList();
    }

    /// Sends everybody elsewhere, and lets nobody in any more.
    public void drain() {
        socketServer.drain();
    }

    public boolean isDraining() {
        return socketServer.isDraining();
    }

    public boolean isReady() {
        return !socketServer.isDraining() && ready.getAsBoolean();
    }

    @Override
    public void close() {
        socketServer.drain();
        closer.close();
    }
}
