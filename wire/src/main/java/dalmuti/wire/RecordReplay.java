package dalmuti.wire;

import dalmuti.contract.Player;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.WorkLimit;

import grapples.Card;
import grapples.Choice;
import grapples.Deck;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/// A match played again by the rules as its record says. The first thing the rules forbid ends it.
final class RecordReplay {

    /// What is known of the cards is found from all that was told before.
    private static final int TOLD_PER_STEP = 8;

    /// A draw goes on with all that were drawn before.
    private static final long STEPS_PER_DRAW = 10;

    private final WorkLimit limit;
    private final Head.Keeper keeper;
    private final Grapples game;
    private final List<Choice> moves = new ArrayList<>();
    private final List<List<Event>> games = new ArrayList<>();
    private final List<Event> told = new ArrayList<>();
    private final List<Event> turn = new ArrayList<>();
    private Optional<Json.Fields> written = Optional.empty();
    private Supplier<Json.Fields> former = () -> new Json.Fields(Map.of());
    private String ruleOfDealer = TurnField.DEALER.rule();
    private Match match;

    /// Where the hidden cards come from; a whole record says where every card is.
    private Optional<HiddenCardGuess> filling = Optional.empty();

    private Optional<HiddenCardCheck> check = Optional.empty();
    private OptionalInt undecided = OptionalInt.empty();

    RecordReplay(Head.Keeper keeper, WorkLimit limit) {
        this.limit = limit;
        this.keeper = keeper;
        this.game = new Grapples(keeper.options());
        this.match = game.start(keeper.players().size());
    }

    boolean over() {
        return match.phase() instanceof Phase.Over;
    }

    /// The match as it was read; an [UndecidedRecordException] where nobody can tell whether it can
    /// have been so.
    GrapplesRecord record() {
        undecided.ifPresent(
                line -> {
                    throw new UndecidedRecordException(line);
                });
        if (!told.isEmpty()) {
            games.add(List.copyOf(told));
        }
        return keeper.seenBy()
                .<GrapplesRecord>map(
                        viewer ->
                                new GrapplesRecord.Seen(
                                        keeper.options(), keeper.players(), viewer, games))
                .orElseGet(
                        () -> new GrapplesRecord.Full(keeper.options(), keeper.players(), moves));
    }

    /// Draws and shuffles as the head says.
    void begin(Line line, Head head, List<Line> turns) {
        boolean seen = keeper.seenBy().isPresent();
        if (!head.keeper().equals(keeper)) {
            throw line.flaw("G-LOG-3", "grapples.record.anotherMatch");
        }
        if (!(match.phase() instanceof Phase.Drawing)) {
            throw line.flaw("G-WHO-1", "grapples.record.headTooEarly");
        }
        filling = seen ? Optional.of(HiddenCardGuess.of(turns)) : Optional.empty();
        check = seen ? Optional.of(new HiddenCardCheck(line, keeper, limit)) : Optional.empty();
        int before = 0;
        for (List<Card> cards : head.draw()) {
            limit.spend(STEPS_PER_DRAW * before++);
            if (!(match.phase() instanceof Phase.Drawing)) {
                throw line.flaw("G-FIRST-1", "grapples.record.drawnAgain");
            }
            make(line, new Choice.DrawCards(cards));
        }
        if (!(match.phase() instanceof Phase.ShufflingDeck)) {
            throw line.flaw("G-FIRST-1", "grapples.record.noFirstDealer");
        }
        make(line, new Choice.ShuffleDeck(seen ? Deck.CARDS : head.deck()));
        ruleOfDealer = "G-FIRST-1";
    }

    /// Plays a turn, and compares what came of it with what its line says.
    void play(Line line) {
        written = Optional.empty();
        while (written.isEmpty()) {
            if (filling.isPresent()) {
                match = filling.get().prepare(match, told, line);
            }
            make(line, TurnChoices.of(match, line));
        }
        TurnComparison.check(line, written.get(), former, ruleOfDealer);
        check.ifPresent(it -> it.note(line, upToTurn()));
        ruleOfDealer = TurnField.DEALER.rule();
    }

    /// What was told of the game to the end of the last whole turn.
    private List<Event> upToTurn() {
        return told.isEmpty()
                ? games.getLast()
                : List.copyOf(told.subList(0, told.size() - turn.size()));
    }

    /// Refuses the game that was read last where no cards make it legal.
    void checkHidden() {
        check.ifPresent(
                it -> {
                    if (!it.isDecided() && undecided.isEmpty()) {
                        undecided = OptionalInt.of(it.firstLine());
                    }
                });
    }

    private void make(Line line, Choice move) {
        limit.spend(1 + told.size() / TOLD_PER_STEP);
        var step = line.judged(() -> GrapplesRecord.step(game, match, move));
        match = step.after();
        moves.add(move);
        toldOf(line, step.events()).forEach(this::hear);
    }

    private void hear(Event event) {
        boolean begins = event instanceof Event.TurnBegan;
        if (begins) {
            endTurn();
        }
        told.add(event);
        if (begins || !turn.isEmpty()) {
            turn.add(event);
        }
        if (Turns.endsGame(event)) {
            endTurn();
            games.add(List.copyOf(told));
            told.clear();
        }
    }

    private void endTurn() {
        if (!turn.isEmpty()) {
            List<Event> before = List.copyOf(told);
            List<Event> last = List.copyOf(turn);
            written = Optional.of(TurnWriter.line(keeper, before, last));
            former = () -> TurnWriter.formerLine(keeper, before, last);
            turn.clear();
        }
    }

    private List<Event> toldOf(Line line, List<Event> events) {
        var games = events.stream().filter(event -> !(event instanceof Event.MatchEnded)).toList();
        return keeper.seenBy()
                .map(
                        viewer ->
                                Turns.toldTo(viewer, games).stream()
                                        .map(event -> withWinnersOf(line, event))
                                        .toList())
                .orElse(games);
    }

    /// Who won follows from hidden hands, so a viewer's record says it, or does not.
    private Event withWinnersOf(Line line, Event event) {
        if (!(event instanceof Event.GameEnded)) {
            return event;
        }
        var winners = new ArrayList<Player>();
        Json said = line.field(TurnField.WINNER);
        said.items().forEach(seat -> Line.seat(seat).ifPresent(winners::add));
        boolean fair =
                winners.isEmpty() == said.equals(Json.Word.NOTHING)
                        && winners.stream().allMatch(match.players()::contains)
                        && winners.stream().sorted().distinct().toList().equals(winners);
        if (!fair) {
            throw line.flaw("G-WIN-1", "grapples.record.noWinner");
        }
        return new Event.GameEnded(winners);
    }
}
