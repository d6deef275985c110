package dalmuti.server.edge;

import dalmuti.server.Metrics;

import io.prometheus.metrics.core.metrics.Histogram;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Tells each connection when a request has come and when it is answered, so that neither can be
/// put off for ever, and measures how long that took.
final class RequestTimes extends Handler.Wrapper {

    private static final double NANOS = 1e9;

    private final Histogram seconds;

    RequestTimes(Handler handler, Metrics metrics) {
        super(handler);
        seconds = metrics.seconds("http_seconds", "From a request to its answer", "status");
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        ClientEndPoint.of(request).ifPresent(ClientEndPoint::requestBegan);
        Request.addCompletionListener(request, _ -> ended(request, response));
        return super.handle(request, response, callback);
    }

    private void ended(Request request, Response response) {
        ClientEndPoint.of(request).ifPresent(ClientEndPoint::requestEnded);
        long nanos = System.nanoTime() - request.getBeginNanoTime();
        seconds.labelValues(String.valueOf(response.getStatus())).observe(nanos / NANOS);
    }
}
