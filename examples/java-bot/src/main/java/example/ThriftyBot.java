package example;

import dalmuti.Dalmuti;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.*;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.*;
import dalmuti.options.Rules;
import java.util.*;
import java.util.random.RandomGenerator;

/// Lays the weakest of what it may lay, so that the strong cards last; at court it takes what is offered first.
public class ThriftyBot implements Bot<View, Move>, BotProvider {
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        return legal.stream().filter(Move.Lay.class::isInstance)
                .max(Comparator.comparing(it -> ((Move.Lay) it).play().rank())).orElse(legal.getFirst());
    }

    public String name() { return "thrifty"; }

    public Optional<Bot<View, Move>> dalmuti() { return Optional.of(this); }

    public static void main(String[] args) {
        var game = new Dalmuti(Rules.of("official ending=ROUNDS(5)"));
        var dice = new SplittableRandom(1);
        var house = Roster.dalmuti();
        List<Bot<View, Move>> bots = List.of(new ThriftyBot(), house.named("random").orElseThrow(),
                house.named("greedy").orElseThrow(), house.named("knight").orElseThrow());
        var driver = new Driver<>(game, (match, player) -> bots.get(player.index())
                .choose(game.view(match, player), game.legal(match, player), dice), dice);
        System.out.println("points: " + driver.play(game.start(4), _ -> {}).scores());
    }
}
