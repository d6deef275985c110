package dalmuti.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Player;
import dalmuti.engine.Sight;
import dalmuti.options.Ending;
import dalmuti.options.MisdealCard;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Trade;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

class DalmutiPlayTests {

    private static final Roster<View, Move> ROSTER = Roster.dalmuti();

    static List<String> names() {
        return ROSTER.names();
    }

    static Stream<String> fastNames() {
        return names().stream().filter(name -> bot(name) instanceof TableBot);
    }

    private static Bot<View, Move> bot(String name) {
        return ROSTER.named(name).orElseThrow();
    }

    /// Every preset, and with them every kind of decision there is.
    private static List<Rules> manyRules() {
        var all = new ArrayList<Rules>();
        for (Preset preset : Preset.all()) {
            all.add(preset.rules().but(draft -> draft.ending = new Ending.Rounds(2)));
        }
        for (Trade trade : Trade.values()) {
            all.add(
                    Preset.MANUAL_ES
                            .rules()
                            .but(
                                    draft -> {
                                        draft.ending = new Ending.Rounds(1);
                                        draft.trade = trade;
                                        draft.misdeal = 1;
                                        draft.misdealCard = MisdealCard.CHOSEN;
                                    }));
        }
        return all;
    }

    @Test
    void everyLevelPlays() {
        assertThat(names())
                .containsAll(Arrays.stream(Level.values()).map(Level::spelling).toList());
    }

    /// A move that is not legal fails the match.
    @ParameterizedTest
    @MethodSource("names")
    void everyBotPlaysWholeMatchesUnderEveryPreset(String name) {
        int players = 4;
        for (Rules rules : manyRules()) {
            var bots = new ArrayList<>(Collections.nCopies(players, bot("greedy")));
            bots.set(0, bot(name));
            bots.set(1, bot("random"));
            bots.set(players - 1, bot(name));
            Match end = new BotMatch<>(new Dalmuti(rules), bots).play(players).end();
            assertThat(end.over()).isTrue();
            players = players % 8 + 1;
            players = Math.max(players, 3);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void SEE_1_whatIsHiddenChangesNothing(String name) {
        for (Rules rules : manyRules()) {
            var game = new Dalmuti(rules);
            var random = Collections.nCopies(6, bot("random"));
            var steps = new BotMatch<>(game, random).play(7).steps();
            for (int i = 0; i < steps.size(); i += 11) {
                if (steps.get(i).actor() instanceof Player player) {
                    View view = game.view(steps.get(i).before(), player);
                    View other = game.view(game.resample(view, new SplittableRandom(i)), player);
                    assertThat(bot(name).choose(other, other.legal(), new SplittableRandom(i)))
                            .as("%s at step %d of %s", name, i, rules)
                            .isEqualTo(
                                    bot(name).choose(view, view.legal(), new SplittableRandom(i)));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fastNames")
    void aSightOfTheBoardAndTheViewLeadToTheSamePlay(String name) {
        var game = new Dalmuti(Preset.OFFICIAL.rules().but(it -> it.ending = new Ending.Rounds(1)));
        var bot = (TableBot) bot(name);
        var steps = new BotMatch<>(game, Collections.nCopies(5, bot("greedy"))).play(3).steps();
        for (var step : steps) {
            if (step.before().phase() instanceof Phase.Tricks(var board, _, _)
                    && board.legalCount() > 1) {
                var sight = new Sight(board, game.rules().deck().cards(5));
                View view = game.view(step.before(), (Player) step.actor());
                assertThat(bot.choose(view, view.legal(), new SplittableRandom(1)))
                        .isEqualTo(
                                TrickMoves.of(bot.tricks().play(sight, new SplittableRandom(1))));
            }
        }
    }
}
