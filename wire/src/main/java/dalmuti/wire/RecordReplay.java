package dalmuti.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.Player;
import dalmuti.contract.WorkLimit;

import grapples.Card;
import grapples.Choice;
import grapples.Deck;
import grapples.Event;
import grapples.Grapples;
import grapples.Knowledge;
import grapples.Match;
import grapples.Options;
import grapples.Phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private Optional<ObjectNode> written = Optional.empty();
    private Supplier<ObjectNode> former = Json::object;
    private String ruleOfDealer = TurnField.DEALER.rule();
    private Match match;

    /// Where the hidden cards come from; a whole record says where every card is.
    private Optional<HiddenCardGuess> filling = Optional.empty();

    RecordReplay(Head.Keeper keeper, WorkLimit limit) {
        this.limit = limit;
        this.keeper = keeper;
        this.game = new Grapples(keeper.options());
        this.match = game.start(keeper.players().size());
    }

    boolean over() {
        return match.phase() instanceof Phase.Over;
    }

    GrapplesRecord record() {
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
        if (filling.isPresent() && !told.isEmpty()) {
            checkHidden(line, knowledge(List.of()));
        }
        ruleOfDealer = TurnField.DEALER.rule();
    }

    /// What the keeper of the record knows in this game.
    private Knowledge knowledge(List<Event> more) {
        var all = new ArrayList<>(told);
        all.addAll(more);
        return Knowledge.of(keeper.options(), keeper.players().size(), all);
    }

    private void checkHidden(Line line, Knowledge knowledge) {
        if (!knowledge.isPossible()) {
            boolean forced = keeper.options().doubleDown() == Options.DoubleDown.FORCED;
            throw line.flaw(forced ? "G-DOUBLE-1" : "G-ACE-1", "grapples.record.noPlacing");
        }
    }

    private void make(Line line, Choice move) {
        limit.spend(1 + told.size() / TOLD_PER_STEP);
        var step = line.judged(() -> GrapplesRecord.Step.make(game, match, move));
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
                        viewer -> {
                            List<Event> seen = Turns.toldTo(viewer, games);
                            return seen.stream()
                                    .map(event -> withWinnersOf(line, event, seen))
                                    .toList();
                        })
                .orElse(games);
    }

    /// Who won follows from hidden hands, so a viewer's record is believed where it can be true.
    private Event withWinnersOf(Line line, Event event, List<Event> seen) {
        if (!(event instanceof Event.GameEnded)) {
            return event;
        }
        var winners = new ArrayList<Player>();
        line.field(TurnField.WINNER).forEach(seat -> Line.seat(seat).ifPresent(winners::add));
        boolean fair =
                !winners.isEmpty()
                        && winners.stream().allMatch(match.players()::contains)
                        && winners.stream().sorted().distinct().toList().equals(winners);
        if (!fair) {
            throw line.flaw("G-WIN-1", "grapples.record.noWinner");
        }
        Knowledge knowledge = knowledge(seen);
        checkHidden(line, knowledge);
        if (!new PossibleWinners(knowledge, match.players()).mayBe(winners)) {
            throw line.flaw("G-WIN-1", "grapples.record.noPlacing");
        }
        return new Event.GameEnded(winners);
    }
}
