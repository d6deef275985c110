package dalmuti.server.edge;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Tells each connection when a request has come and when it is answered, so that neither can be
/// put off for ever.
final class RequestTimes extends Handler.Wrapper {

    RequestTimes(Handler handler) {
        super(handler);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        ConnectionEnd.of(request)
                .ifPresent(
                        end -> {
                            end.requestBegan();
                            Request.addCompletionListener(request, _ -> end.requestEnded());
                        });
        return super.handle(request, response, callback);
    }
}
