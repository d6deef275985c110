package dalmuti.bots.grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;

import grapples.Choice;
import grapples.View;

import org.junit.jupiter.api.Test;

/// One against three of a kind: a quarter is chance. Seeds are fixed, so nothing here is noise that
/// comes and goes.
class StrengthTests {

    private static Bot<View, Choice> bot(String name) {
        return Roster.grapples().named(name).orElseThrow();
    }

    @Test
    void greedyBeatsRandom() {
        assertThat(Matches.share(bot("greedy"), bot("random"), 400)).isGreaterThan(0.35);
    }

    @Test
    void worthBeatsGreedy() {
        assertThat(Matches.share(bot("worth"), bot("greedy"), 2000)).isGreaterThan(0.28);
    }

    @Test
    void searchBeatsRandomByMoreThanGreedyDoes() {
        assertThat(Matches.share(bot("search"), bot("random"), 100)).isGreaterThan(0.4);
    }
}
