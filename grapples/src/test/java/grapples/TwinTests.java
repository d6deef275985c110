package grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Actor;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.SplittableRandom;

/// Two matches that differ only in what a viewer may not know, played on by moves that look alike.
final class TwinTests {

    private static final int MATCHES = 18;
    private static final int ENOUGH = 2000;

    private final Grapples game = new Grapples(Options.STANDARD);

    @Test
    void G_SEE_2_twoMatchesThatDifferInSecretsAreToldAlike() {
        int compared = 0;
        for (int seed = 0; seed < MATCHES; seed++) {
            int players = 3 + seed % 6;
            var steps = LawsTests.playout(Options.STANDARD, players, seed).steps();
            for (int from = 0; from < steps.size(); from++) {
                Viewer viewer = new Player(from % players);
                View view = game.view(steps.get(from).before(), viewer);
                Match twin = game.resample(view, new SplittableRandom(from));
                compared += alike(steps.subList(from, steps.size()), twin, viewer);
            }
        }
        assertThat(compared).isGreaterThan(ENOUGH);
    }

    /// How many steps of one match could be followed in the other.
    private int alike(List<Step<Match, Choice, Event>> steps, Match start, Viewer viewer) {
        Match twin = start;
        int count = 0;
        for (var step : steps) {
            Choice move = translated(step.actor(), step.move(), twin);
            if (!(game.apply(twin, step.actor(), move)
                            instanceof Verdict.Accepted<Match, Event>(var next, var events))
                    || showsACard(step.events(), viewer)) {
                return count; // from here on the two differ in what everybody may see
            }
            assertThat(told(events, viewer)).isEqualTo(told(step.events(), viewer));
            assertThat(game.view(next, viewer).toString())
                    .isEqualTo(game.view(step.after(), viewer).toString());
            twin = next;
            count++;
        }
        return count;
    }

    /// Nature shuffles what is there; everybody else does the same.
    private Choice translated(Actor actor, Choice move, Match twin) {
        return actor == Nature.NATURE ? game.chance(twin, new SplittableRandom(1)) : move;
    }

    /// Whether something comes to light that was hidden from the viewer before.
    private static boolean showsACard(List<Event> events, Viewer viewer) {
        return events.stream()
                .anyMatch(
                        event ->
                                switch (event) {
                                    case Event.Dealt dealt -> dealt.toldTo(viewer).equals(dealt);
                                    case Event.CardTaken taken ->
                                            taken.toldTo(viewer).equals(taken);
                                    case Event.HandShuffled hand ->
                                            hand.toldTo(viewer).equals(hand);
                                    case Event.Looked looked ->
                                            looked.toldTo(viewer).equals(looked);
                                    case Event.DoubledDown _, Event.AskedForOffice _ -> true;
                                    case Event.QueenOffered _, Event.AceDiscarded _ -> true;
                                    case Event.HandsShown _, Event.CardsDrawn _ -> true;
                                    default -> false;
                                });
    }

    private static String told(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.toldTo(viewer)).toList().toString();
    }
}
