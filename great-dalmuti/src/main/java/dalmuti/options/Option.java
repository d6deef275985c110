package dalmuti.options;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.util.List;

/// An option by its name, for whoever sets, lists or explains options as text. In the order of the
/// table of presets.
public enum Option {
    DECK("deck", "CARD-3", Values.of(Deck.class, Rules::deck, (draft, v) -> draft.deck = v)),
    FIRST_ORDER(
            "firstOrder",
            "DRAW-4",
            Values.of(FirstOrder.class, Rules::firstOrder, (draft, v) -> draft.firstOrder = v)),
    TIES("ties", "DRAW-2", Values.of(Ties.class, Rules::ties, (draft, v) -> draft.ties = v)),
    CUT("cut", "DEAL-2", Values.of("on", "off", Rules::cut, (draft, v) -> draft.cut = v)),
    LEFTOVERS(
            "leftovers",
            "DEAL-1",
            Values.of(Leftovers.class, Rules::leftovers, (draft, v) -> draft.leftovers = v)),
    MISDEAL("misdeal", "DEAL-3", Values.ofChance(Rules::misdeal, (draft, v) -> draft.misdeal = v)),
    MISDEAL_CARD(
            "misdealCard",
            "DEAL-3",
            Values.of(MisdealCard.class, Rules::misdealCard, (draft, v) -> draft.misdealCard = v)),
    GREATER_REVOLUTION(
            "greaterRevolution",
            "REV-4",
            Values.of(
                    GreaterRevolution.class,
                    Rules::greaterRevolution,
                    (draft, v) -> draft.greaterRevolution = v)),
    GREATER_REVOLUTION_CALL(
            "greaterRevolutionCall",
            "REV-5",
            Values.of(
                    GreaterRevolutionCall.class,
                    Rules::greaterRevolutionCall,
                    (draft, v) -> draft.greaterRevolutionCall = v)),
    MINOR_REVOLUTION(
            "minorRevolution",
            "REV-2",
            Values.of(
                    MinorRevolution.class,
                    Rules::minorRevolution,
                    (draft, v) -> draft.minorRevolution = v)),
    REVOLUTION_CANCELS(
            "revolutionCancels",
            "REV-2",
            Values.of(
                    RevolutionCancels.class,
                    Rules::revolutionCancels,
                    (draft, v) -> draft.revolutionCancels = v)),
    JESTERS_IN_TAX(
            "jestersInTax",
            "TAX-2",
            Values.of(
                    JestersInTax.class, Rules::jestersInTax, (draft, v) -> draft.jestersInTax = v)),
    TAX_ORDER(
            "taxOrder",
            "TAX-3",
            Values.of(TaxOrder.class, Rules::taxOrder, (draft, v) -> draft.taxOrder = v)),
    FIRST_ROUND_TAX(
            "firstRoundTax",
            "TAX-6",
            Values.of("yes", "no", Rules::firstRoundTax, (draft, v) -> draft.firstRoundTax = v)),
    TRADE("trade", "TRADE-1", Values.of(Trade.class, Rules::trade, (draft, v) -> draft.trade = v)),
    PASSING(
            "passing",
            "PLAY-3",
            Values.of(Passing.class, Rules::passing, (draft, v) -> draft.passing = v)),
    SUCCESSION(
            "succession",
            "RANK-1",
            Values.of(Succession.class, Rules::succession, (draft, v) -> draft.succession = v)),
    SCORING(
            "scoring",
            "SCORE-1",
            Values.of(Scoring.class, Rules::scoring, (draft, v) -> draft.scoring = v)),
    PHILANTHROPY(
            "philanthropy",
            "SCORE-2",
            Values.of(
                    Philanthropy.class, Rules::philanthropy, (draft, v) -> draft.philanthropy = v)),
    ENDING("ending", "SCORE-3", Values.ofEnding(Rules::ending, (draft, v) -> draft.ending = v)),
    DECREES(
            "decrees",
            "DEC-2",
            Values.of("on", "off", Rules::decrees, (draft, v) -> draft.decrees = v));

    private final String spelling;
    private final String rule;
    private final Values<?> values;

    Option(String spelling, String rule, Values<?> values) {
        this.spelling = spelling;
        this.rule = rule;
        this.values = values;
    }

    public static List<Option> all() {
        return List.of(values());
    }

    public static Option named(String spelling) {
        return all().stream()
                .filter(option -> option.spelling.equals(spelling))
                .findFirst()
                .orElseThrow(() -> unknown(spelling));
    }

    private static RefusedException unknown(String spelling) {
        String known = String.join(", ", all().stream().map(Option::spelling).toList());
        return new RefusedException(Refusal.of("REC-1", "dalmuti.unknown-option", spelling, known));
    }

    /// The name as people write it: `greaterRevolution`.
    public String spelling() {
        return spelling;
    }

    /// The rule that explains it.
    public String rule() {
        return rule;
    }

    /// The values it can have, where they can be listed; otherwise some usual ones.
    public List<String> choices() {
        return values.listed();
    }

    /// What the values look like, in one word for each.
    public String bounds() {
        return values.bounds();
    }

    /// The value that some rules give it.
    public String of(Rules rules) {
        return values.read(rules);
    }

    /// Rules with this option set to a value given as text.
    public Rules set(Rules rules, String value) {
        return rules.but(draft -> set(draft, value));
    }

    void set(Draft draft, String value) {
        if (!values.write(draft, value)) {
            throw new RefusedException(outside(value, bounds()));
        }
    }

    /// What is wrong with a value that it can't have.
    Refusal outside(Object value, String allowed) {
        return Refusal.of(rule, "dalmuti.option-bounds", spelling, value, allowed);
    }

    void copy(Rules from, Draft to) {
        values.copy(from, to);
    }
}
