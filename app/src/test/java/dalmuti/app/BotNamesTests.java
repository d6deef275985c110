package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BotNamesTests {

    @Test
    void aCommaPartsBotsUnlessItIsQuoted() {
        assertThat(BotNames.listed("greedy,program:bot 'a,b' \"c,d\",random"))
                .containsExactly("greedy", "program:bot 'a,b' \"c,d\"", "random");
        assertThat(BotNames.listed("greedy,")).containsExactly("greedy", "");
    }
}
