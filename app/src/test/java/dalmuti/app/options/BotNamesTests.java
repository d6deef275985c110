package dalmuti.app.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

public class BotNamesTests {

    @Test
    public void aCommaPartsBotsUnlessItIsQuoted() {
        assertThat(BotNames.listed("greedy,program:bot 'a,b' \"c,d\",random"))
                .containsExactly("greedy", "program:bot 'a,b' \"c,d\"", "random");
        assertThat(BotNames.listed("greedy,")).containsExactly("greedy", "");
    }
}
