package grapples;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The rules of Grapples. What may be done is in [Legal], what comes of it in [Moves].
///
/// ```java
/// var game = new Grapples(Options.STANDARD);
/// Match match = game.start(4);
/// View view = game.view(match, player); // what that player may know, and nothing else
/// ```
///
/// @param options what the table agreed on
public record Grapples(Options options) implements Game<Match, Choice, Event, View> {

    public static final int FEWEST = 3;
    public static final int MOST = 8;

    @Override
    public Match start(int players) {
        if (players < FEWEST || players > MOST) {
            throw new RefusedException(
                    Refusal.of("G-WHO-1", "grapples.players", players, FEWEST, MOST));
        }
        return Draw.open(options, 1, Standing.fresh(players));
    }

    /// A match that goes on before the first card of a game.
    public Match resume(int game, Standing standing) {
        return Draw.open(options, game, standing);
    }

    @Override
    public Awaiting awaiting(Match match) {
        return switch (match.phase()) {
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.ShufflingHand _ ->
                    new Awaiting.Chance();
            case Phase.Over _ -> new Awaiting.Nothing();
            case Phase phase -> Awaiting.Decision.of(Legal.decider(phase).orElseThrow());
        };
    }

    @Override
    public List<Choice> legal(Match match, Player player) {
        return Legal.decider(match.phase()).filter(player::equals).isPresent()
                ? Legal.choices(match)
                : List.of();
    }

    @Override
    public Choice chance(Match match, RandomGenerator dice) {
        return switch (match.phase()) {
            case Phase.Drawing drawing -> Draw.cards(match, drawing, dice);
            case Phase.ShufflingDeck _ -> new Choice.ShuffleDeck(Deck.shuffled(Deck.CARDS, dice));
            case Phase.ShufflingHand(_, _, var loan) ->
                    new Choice.ShuffleHand(Deck.shuffled(match.table().hand(loan.with()), dice));
            default -> throw new IllegalStateException("Nature is not awaited");
        };
    }

    @Override
    public Verdict<Match, Event> apply(Match match, Actor actor, Choice move) {
        return switch (actor) {
            case Nature _ -> byNature(match, move);
            case Player player when legal(match, player).contains(move) -> Moves.make(match, move);
            case Player player when legal(match, player).isEmpty() ->
                    new Verdict.Refused<>(Legal.notYours(player));
            case Player _ -> new Verdict.Refused<>(Legal.refusal(match, move));
            case House _ -> new Verdict.Refused<>(Legal.notTheHouses());
        };
    }

    private static Verdict<Match, Event> byNature(Match match, Choice move) {
        return switch (match.phase()) {
            case Phase.Drawing drawing when move instanceof Choice.DrawCards(var cards) ->
                    Draw.drawn(match, drawing, cards);
            case Phase.ShufflingDeck(var dealer)
                    when move instanceof Choice.ShuffleDeck(var deck) ->
                    Draw.shuffled(match, dealer, deck);
            case Phase.ShufflingHand hand when move instanceof Choice.ShuffleHand(var order) ->
                    Loans.shuffled(match, hand, order);
            default -> new Verdict.Refused<>(Legal.notNatures());
        };
    }

    @Override
    public Optional<Event> tell(Event event, Viewer viewer) {
        return Optional.of(event.toldTo(viewer));
    }

    @Override
    public View view(Match match, Viewer viewer) {
        return new View(
                match.options(),
                viewer,
                match.game(),
                match.standing(),
                match.table().deck().size(),
                match.players().stream().map(player -> hand(match, player, viewer)).toList(),
                match.table().discarded(),
                match.phase(),
                match.past().events().stream().map(event -> event.toldTo(viewer)).toList(),
                viewer instanceof Player player ? legal(match, player) : List.of());
    }

    private static Cards hand(Match match, Player player, Viewer viewer) {
        var hand = match.table().hand(player);
        boolean open = viewer.equals(player) || match.phase() instanceof Phase.Over;
        return open ? new Cards.Open(hand) : new Cards.FaceDown(hand.size());
    }

    @Override
    public Match resample(View view, RandomGenerator dice) {
        return Resampling.of(view, dice);
    }
}
