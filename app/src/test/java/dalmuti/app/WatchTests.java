package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.words.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Bots that play while somebody watches.
class WatchTests {

    private static String watch(String... args) {
        var all = new String[args.length + 1];
        all[0] = "watch";
        System.arraycopy(args, 0, all, 1, args.length);
        return Run.of(all).good().out();
    }

    @ParameterizedTest
    @EnumSource
    void bothGamesAreShownToTheEnd(Language language) {
        String tag = language.tag();
        assertThat(watch("--rounds", "2", "--seed", "1", "--lang", tag)).isNotBlank();
        assertThat(watch("--game", "grapples", "--seed", "1", "--lang", tag)).isNotBlank();
    }

    @Test
    void theSameSeedShowsTheSame() {
        String once = watch("--rounds", "1", "--seed", "7");
        assertThat(once)
                .contains("The match is over")
                .isEqualTo(watch("--rounds", "1", "--seed", "7"));
    }

    /// A table ends a match that nobody has looked at for hours, and its clock runs fast here.
    @Test
    void aLongMatchIsShownToItsEnd() {
        String[] long400 = {"--rounds", "400", "--players", "4", "--bots", "random", "--seed", "1"};
        assertThat(watch(long400)).contains("Round 400");
    }

    @Test
    void SEE_1_handsAreShownOnlyWhereSomebodyWantsThat() {
        String hidden = watch("--rounds", "1", "--seed", "7");
        String open = watch("--rounds", "1", "--seed", "7", "--open");
        String dealt = "(?m)^  Ana: .*\\([0-9]+\\)";
        assertThat(hidden).doesNotContainPattern(dealt);
        assertThat(open).containsPattern(dealt);
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "-0.5"})
    void aPaceThatIsNoneIsRefused(String pace) {
        assertThat(Run.of("watch", "--pace=" + pace).misused().err())
                .isEqualTo("dalmuti: --pace has to be a number of seconds, at least 0\n");
    }

    @Test
    void anUnknownBotIsRefused() {
        assertThat(Run.of("watch", "--bots", "greedy,nobody").misused().err())
                .startsWith("dalmuti: there is no bot nobody; there are ");
    }
}
