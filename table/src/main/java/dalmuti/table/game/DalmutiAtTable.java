package dalmuti.table.game;

import dalmuti.Dalmuti;
import dalmuti.Dealing;
import dalmuti.Decrees;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Past;
import dalmuti.Phase;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Advisers;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.court.Court;
import dalmuti.court.Tone;
import dalmuti.court.Treat;
import dalmuti.court.Treats;
import dalmuti.decrees.Decree;
import dalmuti.engine.Board;
import dalmuti.fairness.FairDeck;
import dalmuti.fairness.Spread;
import dalmuti.options.Rules;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Picture;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/// The Great Dalmuti at a table of the server.
public record DalmutiAtTable(Dalmuti rules) implements GameAtTable<Match, Move, Event, View> {

    private static final Roster<View, Move> ROSTER = Roster.dalmuti();
    private static final DalmutiJson JSON = new DalmutiJson();

    public static DalmutiAtTable of(String rules) {
        return new DalmutiAtTable(new Dalmuti(Rules.of(rules)));
    }

    @Override
    public GameJson<Move, Event, View> json() {
        return JSON;
    }

    @Override
    public void check(int players) {
        rules.rules().check(players);
    }

    @Override
    public int most() {
        return Rules.MOST_PLAYERS;
    }

    @Override
    public List<Event> told(Match match, Viewer viewer) {
        return rules.view(match, viewer).told();
    }

    @Override
    public Match now(Match match) {
        return match.withoutPast();
    }

    @Override
    public Function<Match, Picture> eyes(Viewer viewer) {
        return match ->
                viewer instanceof Player player
                                && match.phase() instanceof Phase.Tricks(var board, var seats, _)
                        ? inTricks(match, board, seats.indexOf(player), player)
                        : JSON.own(rules.view(now(match), viewer));
    }

    /// Whoever waits while tricks are played sees their own cards, and nothing to decide: that
    /// needs no view.
    private Picture inTricks(Match match, Board board, int seat, Player player) {
        return seat < 0 || seat == board.turn()
                ? JSON.own(rules.view(now(match), player))
                : JSON.own(player, board.hand(seat), List.of());
    }

    /// The first round remembers the draw that came before it.
    @Override
    public boolean begins(Match match, Move move) {
        return match.round() > 1
                && match.phase() instanceof Phase.Shuffling
                && (move instanceof Move.Shuffle || move instanceof Move.DrawDecrees);
    }

    @Override
    public Entry.Base keep(Match match) {
        return match.round() == 1 ? new Entry.Base.Start() : new Entry.Base.BeforeRound(match);
    }

    @Override
    public Match resume(Entry.Base base, int players) {
        return switch (base) {
            case Entry.Base.BeforeRound(int round, var order, var scores, var coins) ->
                    rules.resume(round, order, scores, coins.orElse(Map.of()));
            case Entry.Base.Start _ -> rules.start(players);
            case Entry.Base.BeforeGame _ -> throw new IllegalArgumentException("Another game");
        };
    }

    @Override
    public int round(Match match) {
        return match.round();
    }

    @Override
    public Optional<Entry.Scored> scored(Match match, List<Event> events) {
        int last = match.phase() instanceof Phase.Shuffling ? match.round() - 1 : match.round();
        return events.stream().anyMatch(Event.RoundScored.class::isInstance)
                ? Optional.of(new Entry.Scored(last, match.scores()))
                : Optional.empty();
    }

    @Override
    public boolean isSealed(Match match) { // REV-6, DEC-3
        return match.phase() instanceof Phase.Window || isBidding(match);
    }

    @Override
    public boolean closesWithLastAnswer(Match match) {
        return isBidding(match);
    }

    private static boolean isBidding(Match match) {
        return match.phase() instanceof Phase.Bidding;
    }

    @Override
    public Move silence(Match match) {
        return isBidding(match) ? new Move.KeepCoins() : new Move.KeepSilent();
    }

    @Override
    public boolean isBeforeDeal(Match match) { // REC-8
        return match.phase() instanceof Phase.Shuffling
                || match.phase() instanceof Phase.Drawing
                || match.phase() instanceof Phase.Decreed;
    }

    @Override
    public Move deal(Match match, Deal deal) {
        var fair = new FairDeck(deal.seed(), deal.numbers(), match.round());
        if (match.phase() instanceof Phase.Drawing(var drawn)) {
            int place = deal.places().getOrDefault(drawn.size(), 0);
            return new Move.TurnUp(spread(match, drawn, fair, deal.places()).cards().get(place));
        }
        if (match.phase() instanceof Phase.Shuffling && Decrees.areDue(match)) {
            return new Move.DrawDecrees(fair.decrees(Decree.pile(match.rules())));
        }
        var shuffled = fair.shuffle(match.deck(), Dealing.startsAt(match));
        return new Move.Shuffle(shuffled.deck(), shuffled.from());
    }

    /// Where nobody knows from which place a card was taken, it was the first of its rank.
    private static Spread spread(
            Match match, List<Event.Drew> drawn, FairDeck fair, Map<Integer, Integer> places) {
        var spread = new Spread(fair, match.deck());
        for (int i = 0; i < drawn.size(); i++) {
            Event.Drew drew = drawn.get(i);
            int first = spread.cards().indexOf(drew.card());
            var _ = spread.take(drew.by(), places.getOrDefault(i, first));
        }
        return spread;
    }

    @Override
    public Optional<Draw> draw(Match match) { // DRAW-5
        return match.phase() instanceof Phase.Drawing(var drawn)
                        && Scene.of(match) instanceof Scene.Drawing(_, var next)
                ? Optional.of(new Draw(next, drawn.size(), Dealing.undrawn(match)))
                : Optional.empty();
    }

    @Override
    public boolean isBetweenRounds(Match match) {
        return match.phase() instanceof Phase.Shuffling(var doors) && doors != Phase.Doors.SHUT;
    }

    @Override
    public boolean isOut(Match match, Player player) {
        return match.phase() instanceof Phase.Tricks(var board, var seats, _)
                && seats.contains(player)
                && !board.holdsCards(seats.indexOf(player));
    }

    @Override
    public List<Player> room(Match match, int throne) { // COURT-3
        return new Court(match.order()).seats(throne);
    }

    /// People choose in the pause; then it is seen what everybody has.
    @Override
    public Optional<Treats> treats(
            Match match, Map<Player, Treat> chosen, Set<Player> choosers) { // COURT-6
        return switch (match.phase()) {
            case Phase.Drawing _, Phase.Over _ -> Optional.empty();
            default ->
                    Optional.of(
                            Treats.of(
                                    match.order(),
                                    chosen,
                                    isBetweenRounds(match) ? choosers : Set.of()));
        };
    }

    @Override
    public Optional<Player> picksChair(Match match) { // COURT-3
        return isBetweenRounds(match) || isNewlyRanked(match)
                ? Optional.of(match.greaterDalmuti())
                : Optional.empty();
    }

    /// Whether the order comes from the first draw or a Greater Revolution, and no card was laid
    /// since.
    private static boolean isNewlyRanked(Match match) {
        Past rest = match.over() ? new Past.Fresh() : match.past();
        while (rest instanceof Past.After(var before, var last)) {
            if (last instanceof Event.PositionsTaken) {
                return true;
            }
            if (last instanceof Event.Laid) {
                return false;
            }
            rest = before;
        }
        return false;
    }

    @Override
    public List<Player> order(Match match) {
        return match.order();
    }

    @Override
    public Player first(Match match) {
        return match.greaterDalmuti();
    }

    @Override
    public Optional<Doors<Match, Move>> doors() {
        return Optional.of(new DalmutiDoors());
    }

    @Override
    public Roster<View, Move> roster() {
        return ROSTER;
    }

    @Override
    public Adviser<View, Move> adviser() {
        return Advisers.dalmuti();
    }

    @Override
    public List<String> phrases(Match match, Player speaker) { // COURT-5
        int position = match.order().indexOf(speaker) + 1;
        int players = match.players();
        return IntStream.rangeClosed(1, players)
                .filter(listener -> position > 0 && listener != position)
                .mapToObj(listener -> Tone.of(position, listener, players))
                .flatMap(List::stream)
                .distinct()
                .sorted()
                .flatMap(tone -> tone.phrases().stream())
                .toList();
    }

    private record DalmutiDoors() implements Doors<Match, Move> {

        @Override
        public boolean areOpen(Match match) { // JOIN-1
            return match.phase() instanceof Phase.Shuffling(var doors) && doors != Phase.Doors.SHUT;
        }

        @Override
        public Move join(Match match) {
            Player last =
                    match.scores().keySet().stream().max(Comparator.naturalOrder()).orElseThrow();
            return new Move.Join(new Player(last.index() + 1));
        }

        @Override
        public Move leave(Player player) {
            return new Move.Leave(player);
        }

        @Override
        public Move end() {
            return new Move.EndMatch();
        }

        @Override
        public Change change(Move move) {
            return switch (move) {
                case Move.Join _ -> new Change.Joined();
                case Move.Leave(var leaver) -> new Change.Left(leaver);
                default -> new Change.None();
            };
        }
    }
}
