package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dalmuti.app.shell.Status;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/// Plays on a pseudo-terminal, which `script` of util-linux makes: the launcher runs in it, and
/// keys are typed whenever it asks for something. Runs after packaging, for the launcher starts the
/// jar.
@Timeout(240)
class TerminalTests {

    private static final Path LAUNCHER = Path.of("../dalmuti").toAbsolutePath().normalize();
    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final Pattern COMMANDS = Pattern.compile("\033\\[[0-9;?]*[A-Za-z]|\033[=>]");
    private static final Pattern ASKS = Pattern.compile("(?s).*(\n> |\n\\? |-- Enter --)$");

    @TempDir private Path folder = Path.of("");

    /// Everything that the terminal showed.
    ///
    /// @param keys what is typed at the n-th question
    private String screen(String term, IntFunction<String> keys, String arguments)
            throws IOException, InterruptedException {
        assumeThat(SCRIPT).isExecutable();
        var builder =
                new ProcessBuilder(
                        SCRIPT.toString(), "-qec", LAUNCHER + " " + arguments, "/dev/null");
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().put("DALMUTI_JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("TERM", term);
        Process process = builder.redirectErrorStream(true).start();
        String shown = converse(process, keys);
        assertThat(process.waitFor()).as(shown).isEqualTo(Status.GOOD);
        return shown;
    }

    private static String converse(Process process, IntFunction<String> keys) throws IOException {
        var all = new StringBuilder();
        int answered = 0;
        int questions = 0;
        InputStream out = process.getInputStream();
        var buffer = new byte[1 << 16];
        for (int read = out.read(buffer); read >= 0; read = out.read(buffer)) {
            all.append(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
            String news = COMMANDS.matcher(all.substring(answered)).replaceAll("");
            if (ASKS.matcher(news).matches()) {
                answered = all.length();
                process.getOutputStream()
                        .write(keys.apply(questions++).getBytes(StandardCharsets.UTF_8));
                process.getOutputStream().flush();
            }
        }
        return COMMANDS.matcher(all).replaceAll("");
    }

    private static String line(int question) {
        return Typist.LINES.get(question % Typist.LINES.size()) + "\r";
    }

    @Test
    void aWholeMatchIsPlayed() throws Exception {
        String shown =
                screen(
                        "xterm-256color",
                        TerminalTests::line,
                        "play --players 4 --rounds 1 --seed 2 --name Zoe --rules korean");
        assertThat(shown)
                .contains("The match is over", "the match is saved in")
                .containsPattern("wins with|share the win with");
        Path record = folder.resolve("dalmuti/match-000001.drn");
        assertThat(Run.of("verify", record.toString()).good().out()).contains("all good");
    }

    @Test
    void aWholeMatchOfGrapplesIsPlayed() throws Exception {
        String shown = screen("dumb", TerminalTests::line, "play --game grapples --seed 2");
        assertThat(shown).contains("the match goes to ");
    }

    @Test
    void DRAW_5_aCardIsDrawnByItsNumber() throws Exception {
        String shown =
                screen(
                        "xterm",
                        question -> question == 0 ? "81\r" : question == 1 ? "80\r" : "q\r",
                        "play --players 4 --seed 2 --name Zoe");
        assertThat(shown)
                .contains("The deck lies spread", "type a number from 1 to 80")
                .contains("Zoe draws");
    }

    @Test
    void DRAW_5_aCardIsDrawnForWhoeverWantsThat() throws Exception {
        String shown =
                screen("xterm", _ -> "q\r", "play --players 4 --seed 2 --name Zoe --draw-for-me");
        assertThat(shown).doesNotContain("The deck lies spread").contains("Zoe draws");
    }

    @Test
    void linesAreEditedAndEndOfInputLeaves() throws Exception {
        String shown =
                screen(
                        "xterm",
                        question -> question == 0 ? "nons\u0015h\r" : "\u0004",
                        "play --players 4 --seed 2 --name Zoe");
        assertThat(shown)
                .contains("complete what is typed", "dalmuti play --resume goes on with it");
        assertThat(Files.exists(folder.resolve("dalmuti/match-000001.drn.seats"))).isTrue();
    }
}
