package dalmuti.app.play;

import dalmuti.app.console.BrokenInputException;
import dalmuti.app.remote.DeniedException;
import dalmuti.app.remote.UnreachableException;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;

import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.time.Duration;

/// Says in one sentence what is wrong with a server, or with whoever types.
record TableErrors(Shell shell) {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// Something that needs a table.
    @FunctionalInterface
    interface Errand {
        void run() throws InterruptedException;
    }

    /// Something that needs a server.
    @FunctionalInterface
    interface OnlineErrand {
        void run(HttpClient client) throws InterruptedException;
    }

    int online(OnlineErrand errand) {
        HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        return within(
                () -> {
                    try {
                        errand.run(client);
                    } finally {
                        client.shutdownNow();
                    }
                });
    }

    int within(Errand errand) {
        try {
            errand.run();
            return Status.GOOD;
        } catch (UnreachableException e) {
            throw shell.failure(e.key(), String.valueOf(e.getMessage()));
        } catch (DeniedException e) {
            throw GivenUpException.flawed(String.valueOf(e.getMessage()));
        } catch (BrokenInputException e) {
            throw shell.failure("command.cannot-be-read", "-", String.valueOf(e.getMessage()));
        } catch (UncheckedIOException e) {
            throw shell.failure("command.cannot-write", String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Status.FLAWED;
        }
    }
}
