package dalmuti.app.remote.seat;

import dalmuti.app.remote.News;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// Everything that comes to somebody at a table, from the server or the keyboard, one after
/// another.
final class Inbox implements AutoCloseable {

    private final BlockingQueue<Happening> happenings = new LinkedBlockingQueue<>();
    private final Thread courier;

    Inbox(BlockingQueue<News> news) {
        courier = Thread.ofVirtual().start(() -> forward(news));
    }

    /// Something that came.
    sealed interface Happening {

        record Told(News news) implements Happening {}

        record Typed(Keyboard.Typed typed) implements Happening {}
    }

    private void forward(BlockingQueue<News> news) {
        try {
            while (true) {
                happenings.add(new Happening.Told(news.take()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void add(Keyboard.Typed typed) {
        happenings.add(new Happening.Typed(typed));
    }

    /// The next thing, if there is one in that time.
    Optional<Happening> next(long millis) throws InterruptedException {
        return Optional.ofNullable(happenings.poll(millis, TimeUnit.MILLISECONDS));
    }

    @Override
    public void close() {
        courier.interrupt();
    }
}
