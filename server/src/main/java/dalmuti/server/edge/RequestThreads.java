package dalmuti.server.edge;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Gives every request a thread of its own, which costs next to nothing while it waits. Whoever
/// sends or reads a byte now and then holds up nobody else: sockets are read by a few threads, and
/// those stay free.
final class RequestThreads extends Handler.Wrapper {

    private final ClientAddresses addresses;
    private final int most;
    private final ConcurrentCounts attended = new ConcurrentCounts();

    /// @param most requests of an address at the same time
    RequestThreads(ClientAddresses addresses, int most) {
        this.addresses = addresses;
        this.most = most;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String address = addresses.of(request);
        int present = attended.enter(address);
        Request.addCompletionListener(request, _ -> attended.leave(address));
        if (present > most) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, HttpRefusal.RETRY_SECONDS);
            int status = HttpStatus.TOO_MANY_REQUESTS_429;
            Response.writeError(request, response, callback, status);
        } else {
            Thread.ofVirtual().name("request").start(() -> attend(request, response, callback));
        }
        return true;
    }

    private void attend(Request request, Response response, Callback callback) {
        try {
            if (!super.handle(request, response, callback)) {
                Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
            }
        } catch (Throwable e) {
            Response.writeError(request, response, callback, e);
        }
    }
}
