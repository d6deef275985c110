package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.parallel.ExecutionMode.CONCURRENT;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.cards.Rank;
import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.options.Rules;
import dalmuti.server.People;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Plan;

import grapples.Card;
import grapples.Choice;
import grapples.Grapples;
import grapples.Options;
import grapples.Phase;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Two real servers whose tables differ in nothing but hidden cards, seen through real sockets:
/// whoever may not know them is sent the same bytes in the same order, at the same pace.
class MirrorTests {

    private static final Player ANA = new Player(0);
    private static final Player BO = new Player(1);
    private static final int PEOPLE = 3;
    private static final int PLAYERS = 6;
    private static final long DEALT_AT = 1_700_000_000_000L;

    @TempDir private Path folder = Path.of("");

    private final Dalmuti dalmuti = new Dalmuti(Rules.of(List.of("official")));
    private final Grapples cards = new Grapples(Options.of(List.of("standard")));

    private static Plan plan(String game, String rules) {
        var customs = new Plan.Customs(0, 0, 8, 0, Plan.Pace.BRISK, false, false);
        return new Plan(game, rules, PLAYERS, false, "", customs);
    }

    /// Two merchants have a jester each, or one of them has both and keeps silent.
    @Test
    @Execution(CONCURRENT)
    void REV_6_whoHadAChoiceIsNotSeenThroughASocket() throws IOException {
        compareDalmuti(List.of(2, 3), Rank.JESTER, Rank.of(9));
    }

    /// The Greater Peon pays with another card, as the Greater Dalmuti has the better one.
    @Test
    @Execution(CONCURRENT)
    void TAX_5_whatIsPaidIsNotSeenThroughASocket() throws IOException {
        compareDalmuti(List.of(0, PLAYERS - 1), Rank.of(2), Rank.of(9));
    }

    /// @param positions of the two whose cards differ, from 0
    /// @param high which the second has in one of the two matches, and the first in the other
    private void compareDalmuti(List<Integer> positions, Rank high, Rank low) throws IOException {
        List<People.Admitted> people = Mirrored.admit(folder, PEOPLE);
        var sitting = new Sitting<>(dalmuti, plan("dalmuti", "official"), people, "cook");
        Sitting.Dealt<Match, Move> dealt =
                dealt(sitting, Move.Shuffle.class::isInstance, it -> sits(it.state(), positions));
        var shuffle = (Move.Shuffle) dealt.deal();
        List<Rank> one = new ArrayList<>(shuffle.deck());
        int first = positions.getFirst();
        int second = positions.getLast();
        give(one, first, high, 0);
        give(one, second, high, 0);
        give(one, first, low, 1);
        List<Rank> other = new ArrayList<>(one);
        Collections.swap(other, PLAYERS + first, second);
        var mirror = new Mirror<>(new DalmutiJson(), View::legal, MirrorTests::isQuiet);
        var deals = List.<Move>of(new Move.Shuffle(one, 0), new Move.Shuffle(other, 0));
        compare(sitting, dealt, deals, mirror);
        assertThat(mirror.first()).contains("\"scene\":\"window\"");
    }

    private static boolean isQuiet(Move move) {
        return move instanceof Move.KeepSilent || move instanceof Move.Pass;
    }

    private static boolean sits(Match match, List<Integer> positions) {
        return match.order().indexOf(ANA) == positions.getFirst()
                && match.order().indexOf(BO) == positions.getLast();
    }

    /// Puts a card where it goes to that position in one of the first rounds of dealing.
    private static void give(List<Rank> deck, int position, Rank card, int round) {
        int to = position + round * PLAYERS;
        int from =
                IntStream.range(0, deck.size())
                        .filter(i -> i >= 2 * PLAYERS && deck.get(i).equals(card))
                        .findFirst()
                        .orElseThrow();
        Collections.swap(deck, from, to);
    }

    /// The dealer looks at the top card and takes it: a two, or one that can do nothing.
    @Test
    @Execution(CONCURRENT)
    void G_SEE_2_whatACardCanDoIsNotSeenThroughASocket() throws IOException {
        List<People.Admitted> people = Mirrored.admit(folder, PEOPLE);
        var sitting = new Sitting<>(cards, plan("grapples", "standard"), people, "cook");
        Sitting.Dealt<grapples.Match, Choice> dealt =
                dealt(
                        sitting,
                        Choice.ShuffleDeck.class::isInstance,
                        it -> it.state().phase().equals(new Phase.ShufflingDeck(ANA)));
        List<Card> one = new ArrayList<>(((Choice.ShuffleDeck) dealt.deal()).deck());
        top(one, Card.Name.SEVEN);
        Collections.swap(one, 0, one.size() - 1);
        top(one, Card.Name.TWO);
        List<Card> other = new ArrayList<>(one);
        Collections.swap(other, 0, one.size() - 1);
        compare(
                sitting,
                dealt,
                List.of(new Choice.ShuffleDeck(one), new Choice.ShuffleDeck(other)),
                new Mirror<>(new GrapplesJson(), grapples.View::legal, MirrorTests::isLook));
    }

    private static boolean isLook(Choice choice) {
        return choice instanceof Choice.LookAtTop
                || choice instanceof Choice.Keep
                || choice.equals(new Choice.Deal(Choice.To.SELF));
    }

    private static void top(List<Card> deck, Card.Name name) {
        int from =
                IntStream.range(0, deck.size())
                        .filter(i -> deck.get(i).name() == name)
                        .findFirst()
                        .orElseThrow();
        Collections.swap(deck, 0, from);
    }

    private static <S, M extends Action, E> Sitting.Dealt<S, M> dealt(
            Sitting<S, M, E> sitting, Predicate<M> deals, Predicate<Sitting.Dealt<S, M>> wanted) {
        return Stream.iterate(0, seed -> seed + 1)
                .map(seed -> sitting.dealt(deals, new SplittableRandom(seed)))
                .filter(wanted)
                .findFirst()
                .orElseThrow();
    }

    private <S, M extends Action, E, V> void compare(
            Sitting<S, M, E> sitting, Sitting.Dealt<S, M> dealt, List<M> deals, Mirror<M, V> mirror)
            throws IOException {
        Path twin = Files.createTempDirectory(folder, "twin");
        Mirrored.copy(folder, twin);
        Mirrored.write(folder, sitting.journal(dealt, deals.getFirst(), DEALT_AT));
        Mirrored.write(twin, sitting.journal(dealt, deals.getLast(), DEALT_AT));
        try (var one = Mirrored.serve(folder);
                var other = Mirrored.serve(twin)) {
            List<String> tokens = sitting.people().stream().map(People.Admitted::token).toList();
            mirror.play(List.of(one.port(), other.port()), tokens);
        }
        assertThat(mirror.frames()).as("frames").isGreaterThan(20);
    }
}
