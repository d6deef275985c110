package dalmuti.app.remote;

import dalmuti.wire.table.Request;

import java.net.http.HttpClient;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/// Somebody has come to a table and has seen it once.
///
/// @param first the table as they saw it
/// @param news what they have learnt since
public record Visit(TableLink table, Picture first, BlockingQueue<News> news)
        implements AutoCloseable {

    /// What is in the way is an [UnreachableException].
    public static Visit to(
            HttpClient client, ServerAddress server, String code, Request.Hello hello)
            throws InterruptedException {
        var news = new LinkedBlockingQueue<News>();
        Consumer<News> audience = news::add;
        RemoteTable table = RemoteTable.join(client, server, code, hello, audience);
        try {
            while (true) {
                switch (news.take()) {
                    case News.Changed(var now, _) -> {
                        return new Visit(table, now, news);
                    }
                    case News.Broken(var why) -> throw why;
                    default -> {} // not yet
                }
            }
        } catch (RuntimeException | InterruptedException e) {
            table.close();
            throw e;
        }
    }

    @Override
    public void close() {
        table.close();
    }
}
