package dalmuti;

import static dalmuti.Stage.refuse;
import static dalmuti.options.GreaterRevolutionCall.MANDATORY;
import static dalmuti.options.GreaterRevolutionCall.OPTIONAL;

import dalmuti.Move.Call;
import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.decrees.Decree;
import dalmuti.options.GreaterRevolution;
import dalmuti.options.MinorRevolution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everybody is asked, alike and in secret, whether they declare a revolution.
record Revolutions(Match match, Phase.Window phase) implements Stage {

    private static final List<Call> CALLS = List.of(Call.values());

    static void open(Course course, Deal deal) {
        course.enter(new Phase.Window(deal, Map.of()));
    }

    @Override
    public String rule() {
        return "REV-1";
    }

    @Override
    public Awaiting awaiting() {
        var silentSoFar = new LinkedHashSet<>(match.order());
        silentSoFar.removeAll(phase.answers().keySet());
        return new Awaiting.Decision(silentSoFar);
    }

    @Override
    public boolean awaits(Actor actor) {
        return actor instanceof Player player
                && match.order().contains(player)
                && !phase.answers().containsKey(player);
    }

    @Override
    public List<Move> legal(Player player) {
        var legal = new ArrayList<Move>();
        for (Call call : CALLS) {
            if (objection(player, call).isEmpty()) {
                legal.add(call.move());
            }
        }
        return legal;
    }

    @Override
    public Optional<Refusal> objection(Actor actor, Move move) {
        return Call.of(move)
                .map(call -> objection((Player) actor, call))
                .orElseGet(() -> misplaced(actor));
    }

    private Optional<Refusal> objection(Player player, Call call) {
        boolean greaterPeon = player.equals(match.greaterPeon());
        if (phase.deal().hand(player).jesters() < Rank.JESTER.copies()) {
            return call == Call.SILENCE
                    ? Optional.empty()
                    : refuse(rule(), "dalmuti.no-jesters", player);
        }
        if (greaterPeon && call == Call.GREATER_REVOLUTION) {
            return Optional.empty();
        }
        if (greaterPeon && match.rules().greaterRevolutionCall() == MANDATORY) {
            return refuse("REV-5", "dalmuti.must-declare", player);
        }
        if (call == Call.SILENCE) {
            return Optional.empty();
        }
        if (!Taxes.levied(match)) {
            boolean holiday = match.law().has(Decree.TAX_HOLIDAY);
            return refuse(holiday ? "DEC-4" : "TAX-6", "dalmuti.no-tax-to-cancel", player);
        }
        if (greaterPeon && match.rules().greaterRevolutionCall() == OPTIONAL) {
            return refuse("REV-5", "dalmuti.only-greater", player);
        }
        if (call == Call.GREATER_REVOLUTION) {
            return refuse("REV-3", "dalmuti.not-the-peon", player);
        }
        return isSilenced(player)
                ? refuse("REV-2", "dalmuti.lesser-peon-declares", player)
                : Optional.empty();
    }

    /// With three players there is no Lesser Peon.
    private boolean isSilenced(Player player) { // REV-2
        return match.rules().minorRevolution() == MinorRevolution.NOT_LESSER_PEON
                && match.players() >= Reckoning.FEWEST_WITH_LESSER_PEON
                && player.equals(match.order().reversed().get(1));
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        var player = (Player) actor;
        Call call = Call.of(move).orElseThrow();
        course.happened(new Event.Answered(player, call));
        var answers = new HashMap<>(phase.answers());
        answers.put(player, call);
        if (answers.size() < match.players()) {
            course.enter(new Phase.Window(phase.deal(), answers));
        } else {
            close(course, answers);
        }
    }

    /// Everybody answers at once, in the order of the positions.
    void close(Course course, List<Move> moves) {
        var answers = new HashMap<Player, Call>();
        for (int i = 0; i < match.players(); i++) {
            Player player = match.order().get(i);
            Move move = moves.get(i);
            Call call =
                    Call.of(move)
                            .filter(it -> objection(player, it).isEmpty())
                            .orElseThrow(() -> new IllegalArgumentException("Not legal: " + move));
            course.happened(new Event.Answered(player, call));
            answers.put(player, call);
        }
        close(course, answers);
    }

    private void close(Course course, Map<Player, Call> answers) {
        for (Player player : match.order()) {
            Call call = answers.getOrDefault(player, Call.SILENCE);
            if (call != Call.SILENCE) {
                course.happened(new Event.RevolutionDeclared(player, call));
                boolean great = call == Call.GREATER_REVOLUTION;
                Deal deal = great ? overturn(course, phase.deal()) : phase.deal();
                withoutTax(course, deal);
                return;
            }
        }
        course.happened(new Event.NoRevolution());
        if (Taxes.levied(match)) {
            Taxes.open(course, phase.deal());
        } else {
            withoutTax(course, phase.deal());
        }
    }

    private static void withoutTax(Course course, Deal deal) {
        switch (course.rules().revolutionCancels()) { // REV-2
            case TAX_AND_TRADE -> TrickPlay.open(course, deal);
            case TAX -> Trades.open(course, deal);
        }
    }

    /// Everybody changes places with whoever is as far from the other end.
    private Deal overturn(Course course, Deal dealt) { // REV-3
        Deal deal = dealt;
        if (match.rules().greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS) { // REV-4
            for (int i = 0; i < match.players() / 2; i++) {
                Player one = match.order().get(i);
                Player other = match.order().get(match.players() - 1 - i);
                course.happened(
                        new Event.HandsSwapped(
                                one,
                                new Cards.Open(dealt.hand(one)),
                                other,
                                new Cards.Open(dealt.hand(other))));
                deal = deal.swap(one, other);
            }
        }
        var order = new ArrayList<>(match.order());
        Collections.reverse(order);
        course.seat(order);
        course.happened(new Event.PositionsTaken(order));
        return deal;
    }
}
