package dalmuti.bots.grapples;

import dalmuti.bots.Estimate;

import grapples.Choice;
import grapples.View;

import java.util.List;
import java.util.random.RandomGenerator;

/// What a choice may be expected to bring, in grapples: own ones, less what rivals gain by as much
/// as they matter. It looks no further than this turn and the office.
///
/// @param attention what is kept in mind for it
public record Worth(Attention attention) implements Estimate<View, Choice> {

    @Override
    public List<Double> of(View view, List<Choice> legal, RandomGenerator dice) {
        var reckoning = new ChoiceWorth(new Prospect(view, attention));
        return legal.stream().map(reckoning::worth).toList();
    }
}
