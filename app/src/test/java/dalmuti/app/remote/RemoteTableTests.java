package dalmuti.app.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/// A connection that gaps and losses can't confuse.
@Timeout(30)
class RemoteTableTests {

    private static final Request.Hello HELLO = new Request.Hello("token", "en");

    private final HttpClient client = HttpClient.newHttpClient();
    private final BlockingQueue<News> news = new LinkedBlockingQueue<>();
    private ScriptedServer server;
    private ScriptedServer.Guest guest;
    private RemoteTable table;

    @BeforeEach
    void come() throws Exception {
        server = new ScriptedServer();
        var coming = new LinkedBlockingQueue<ScriptedServer.Guest>();
        Thread.ofVirtual().start(() -> coming.add(guest()));
        table = RemoteTable.join(client, server.address(), "T1", HELLO, news::add);
        guest = coming.take();
        assertThat(guest.said()).isEqualTo(HELLO);
    }

    private ScriptedServer.Guest guest() {
        try {
            return server.guest();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @AfterEach
    void leave() throws IOException {
        table.close();
        server.close();
        client.shutdownNow();
    }

    private static Notice.Update update(int number, boolean whole, String onlookers) {
        var you = new Parts.You("g", Optional.empty(), Optional.empty(), false, List.of());
        Map<String, String> parts =
                whole
                        ? Map.of("onlookers", onlookers, "you", Parts.YOU.of(you).text())
                        : Map.of("onlookers", onlookers);
        return new Notice.Update(number, 0, whole, List.of(), parts);
    }

    /// The number of onlookers in the next picture.
    private String next() throws InterruptedException {
        while (true) {
            if (news.take() instanceof News.Changed(var now, _)) {
                return now.parts().getOrDefault("onlookers", "");
            }
        }
    }

    @Test
    void aGapIsFilledByAskingForEverything() throws Exception {
        guest.tell(update(1, true, "1"));
        guest.tell(update(2, false, "2"));
        assertThat(List.of(next(), next())).containsExactly("1", "2");
        guest.tell(update(4, false, "4"));
        assertThat(guest.said()).isEqualTo(new Request.Resync());
        guest.tell(update(5, false, "5")); // was on its way already
        guest.tell(update(6, true, "6"));
        guest.tell(update(7, false, "7"));
        assertThat(List.of(next(), next())).containsExactly("6", "7");
    }

    @Test
    void whatWasNotAcknowledgedIsSaidAgain() throws Exception {
        guest.tell(update(1, true, "1"));
        assertThat(next()).isEqualTo("1");
        int first = table.send(ack -> new Request.Sit(ack, 1));
        int second = table.send(ack -> new Request.Say(ack, "hello"));
        assertThat(guest.said()).isEqualTo(new Request.Sit(first, 1));
        assertThat(guest.said()).isEqualTo(new Request.Say(second, "hello"));
        guest.tell(new Notice.Done(first));
        assertThat(news.take()).isEqualTo(new News.Done(first));
        guest.cut();
        assertThat(news.take()).isEqualTo(new News.Lost());
        ScriptedServer.Guest again = server.guest();
        assertThat(again.said()).isEqualTo(HELLO);
        again.tell(update(1, true, "3"));
        assertThat(again.said()).isEqualTo(new Request.Say(second, "hello"));
        assertThat(news.take()).isEqualTo(new News.Back());
        assertThat(next()).isEqualTo("3");
    }

    @Test
    void whoIsSentAwayDoesNotComeBack() throws Exception {
        guest.tell(new Notice.Farewell(Notice.Why.NO_SUCH_TABLE, Optional.empty()));
        guest.socket().close();
        assertThat(news.take())
                .isInstanceOfSatisfying(
                        News.Broken.class,
                        it -> assertThat(it.why()).hasMessage(Notice.Why.NO_SUCH_TABLE.name()));
    }
}
