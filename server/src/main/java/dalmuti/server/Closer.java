package dalmuti.server;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayDeque;
import java.util.Deque;

/// What was started and has to be stopped again, the latest first. One that can't be stopped does
/// not keep the others from it.
public final class Closer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Closer.class);

    private final Deque<AutoCloseable> started = new ArrayDeque<>();

    public Closer() {}

    public synchronized <T extends AutoCloseable> T keep(T part) {
        started.push(part);
        return part;
    }

    @Override
    public synchronized void close() {
        while (!started.isEmpty()) {
            AutoCloseable part = started.pop();
            try {
                part.close();
            } catch (Exception e) {
                LOG.warn("{} was not stopped well", part.getClass().getSimpleName(), e);
            }
        }
    }
}
