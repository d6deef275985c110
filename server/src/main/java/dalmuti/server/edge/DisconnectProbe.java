package dalmuti.server.edge;

import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;

import java.io.IOException;
import java.nio.ByteBuffer;

/// Tells whether whoever asked has closed the connection. Jetty does not read from a connection
/// while a request is answered, and so does not notice by itself. Only for the thread that answers,
/// after it has read the whole request.
final class DisconnectProbe {

    private static final int ENOUGH = 1024;

    private final Connection connection;
    private boolean watches;

    DisconnectProbe(Request request) {
        connection = request.getConnectionMetaData().getConnection();
        watches = connection instanceof Connection.UpgradeTo;
    }

    boolean isGone() {
        EndPoint end = connection.getEndPoint();
        if (!end.isOpen()) {
            return true;
        }
        if (!watches) {
            return false;
        }
        try {
            ByteBuffer next = BufferUtil.allocate(ENOUGH);
            int bytes = end.fill(next);
            if (bytes > 0 && connection instanceof Connection.UpgradeTo reader) {
                reader.onUpgradeTo(next); // the next question: they are there
                watches = false;
            }
            return bytes < 0;
        } catch (IOException e) {
            return true;
        }
    }
}
