package dalmuti.app;

import dalmuti.app.remote.ClosedException;
import dalmuti.app.remote.DeniedException;
import dalmuti.app.remote.UnreachableException;

import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.time.Duration;

/// Says in one sentence what is wrong with a server.
record Troubles(Shell shell) {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// Something that needs a server.
    @FunctionalInterface
    interface Errand {
        int run(HttpClient client) throws InterruptedException;
    }

    int within(Errand errand) {
        HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        try {
            return errand.run(client);
        } catch (UnreachableException e) {
            throw giveUp("remote.no-server", String.valueOf(e.getMessage()));
        } catch (DeniedException e) {
            throw GivenUpException.flawed(String.valueOf(e.getMessage()));
        } catch (ClosedException e) {
            throw giveUp(key(e));
        } catch (UncheckedIOException e) {
            throw giveUp("command.cannot-write", String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Status.FLAWED;
        } finally {
            client.shutdownNow();
        }
    }

    private GivenUpException giveUp(String key, Object... arguments) {
        return GivenUpException.flawed(shell.words().say(key, arguments));
    }

    private static String key(ClosedException e) {
        return switch (e.why()) {
            case NO_SUCH_TABLE -> "remote.no-table";
            case DAMAGED -> "remote.damaged";
            case ELSEWHERE -> "remote.elsewhere";
            case NOT_WELCOME -> "remote.not-welcome";
            case NONSENSE -> "remote.nonsense";
            case MOVING, TOO_SLOW, TOO_MUCH -> "remote.lost";
        };
    }
}
