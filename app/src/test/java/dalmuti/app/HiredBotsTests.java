package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.game.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.RunningBots;
import dalmuti.app.shell.Shell;
import dalmuti.bots.Bot;
import dalmuti.bots.Guarded;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

class HiredBotsTests {

    private static final String PROGRAM =
            """
            read -r hello
            echo '{"type":"hello","protocol":1,"name":"idle","games":["dalmuti"]}'
            while read -r line; do
                case $line in *stop*) exit 0 ;; esac
            done
            """;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @Test
    void whoWasReplacedIsSaidOnce() {
        Bot<String, String> wrong = (_, _, _) -> "nonsense";
        Bot<String, String> bot =
                RunningBots.hire("stranger", Guarded.of(wrong, (_, legal, _) -> legal.getFirst()));
        assertThat(bot.choose("", List.of("pass"), new SplittableRandom(1))).isEqualTo("pass");
        RunningBots.dismiss(err);
        RunningBots.dismiss(err);
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("dalmuti: stranger was replaced for some moves: 1 illegal\n");
    }

    @Test
    void aProgramThatIsOnlyCheckedDoesNotStay(@TempDir Path folder) throws Exception {
        Path script = Files.writeString(folder.resolve("idle.sh"), PROGRAM);
        var shell = new Shell(InputStream.nullInputStream(), err, err, Map.of(), "");
        var names = new BotNames(shell);
        names.check(List.of("program:sh '%s'".formatted(script)), Kind.DALMUTI);
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
