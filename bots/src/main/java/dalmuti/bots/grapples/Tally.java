package dalmuti.bots.grapples;

import dalmuti.bots.hints.Assessment;
import dalmuti.bots.hints.Reason;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.View;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/// How one choice fared in whole games.
final class Tally {

    private final Choice choice;
    private final Player player;
    private final Rollout rollout;
    private final double[] places;
    private double shares;
    private double values;
    private int games;

    Tally(Choice choice, View view) {
        this.choice = choice;
        player = (Player) view.viewer();
        rollout = Rollout.whole(new Grapples(view.options()));
        places = new double[view.hands().size()];
    }

    void play(Match world, RandomGenerator dice) {
        Ending ending = rollout.after(world, player, choice, dice);
        List<Double> taken = ending.places(player);
        for (int place = 0; place < places.length; place++) {
            places[place] += taken.get(place);
        }
        shares += ending.share(player);
        values += ending.value(player);
        games++;
    }

    Choice choice() {
        return choice;
    }

    double value() {
        return values / games;
    }

    Assessment<Choice> assessment(double best, List<Reason> reasons) {
        return new Assessment<>(
                choice,
                Arrays.stream(places).mapToObj(count -> count / games).toList(),
                shares / games,
                value(),
                best - value(),
                reasons);
    }
}
