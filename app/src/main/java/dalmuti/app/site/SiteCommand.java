package dalmuti.app.site;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.server.site.StaticSite;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;

/// Writes the site that is only files.
@Command(name = "site")
public final class SiteCommand implements Runnable {

    private static final double MEGABYTE = 1_000_000;

    private final Shell shell;

    @Parameters(paramLabel = "OUT", descriptionKey = "out")
    private Path out = Path.of("");

    public SiteCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        StaticSite site = StaticSite.made();
        try {
            site.writeTo(out);
        } catch (IOException e) {
            throw GivenUpException.flawed(
                    shell.say("command.cannot-be-made", out.toString(), String.valueOf(e)));
        }
        String size = "%.1f".formatted(site.size() / MEGABYTE);
        shell.println(shell.say("command.site-written", out, site.files().size(), size));
    }
}
