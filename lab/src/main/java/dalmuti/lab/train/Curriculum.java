package dalmuti.lab.train;

import dalmuti.lab.play.RulesVariant;
import dalmuti.options.Ending;
import dalmuti.options.Leftovers;
import dalmuti.options.Passing;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Succession;
import dalmuti.options.Trade;

import java.util.random.RandomGenerator;

/// What is played at a table of the school: how many sit there, by which rules, and for how many
/// rounds.
///
/// @param court what is played before the tricks: all or nothing
record Curriculum(int players, Rules rules, RulesVariant.Court court) {

    static final int ROUNDS = 3;

    private static final int[] SHARES = {2, 10, 12, 24, 11, 10, 9, 9, 4, 3, 3, 3};
    private static final int ALL_SHARES = 100;

    static Curriculum draw(RandomGenerator dice) {
        int players = players(dice);
        return dice.nextInt(100) < 45
                ? new Curriculum(players, plain(dice), RulesVariant.Court.ABSENT)
                : new Curriculum(players, courtly(dice), RulesVariant.Court.WHOLE);
    }

    private static int players(RandomGenerator dice) {
        int share = dice.nextInt(ALL_SHARES);
        int players = Rules.FEWEST_PLAYERS;
        for (int i = 0; share >= SHARES[i]; i++) {
            share -= SHARES[i];
            players++;
        }
        return players;
    }

    private static Rules plain(RandomGenerator dice) {
        Passing passing = dice.nextInt(100) < 8 ? Passing.OUT_OF_TRICK : Passing.REENTER;
        return Preset.OFFICIAL.rules().but(draft -> draft.passing = passing);
    }

    private static Rules courtly(RandomGenerator dice) {
        int which = dice.nextInt(100);
        Preset preset =
                which < 64
                        ? Preset.OFFICIAL
                        : which < 76 ? Preset.MANUAL_ES : which < 88 ? Preset.DUTCH : Preset.KOREAN;
        boolean stays = dice.nextInt(100) < 8;
        boolean aside = dice.nextInt(100) < 6;
        boolean spills = dice.nextInt(100) < 6;
        boolean master = dice.nextInt(100) < 6;
        int trade = dice.nextInt(100);
        return preset.rules()
                .but(
                        draft -> {
                            draft.ending = new Ending.Rounds(ROUNDS + 1);
                            draft.passing = stays ? Passing.OUT_OF_TRICK : draft.passing;
                            draft.leftovers = aside ? Leftovers.SET_ASIDE : draft.leftovers;
                            draft.misdeal = spills ? 0.7 : 0;
                            draft.succession = master ? Succession.MASTER : draft.succession;
                            draft.trade =
                                    trade < 3
                                            ? Trade.FIRST_MERCHANT_RANDOM
                                            : trade < 6
                                                    ? Trade.FIRST_MERCHANT_CHOOSES
                                                    : draft.trade;
                        });
    }
}
