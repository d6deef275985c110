package dalmuti.options;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.util.List;
import java.util.function.Consumer;

/// A rule text as a set of options.
public enum Preset {
    OFFICIAL("official", 5, 10, _ -> {}),
    ITALIAN(
            "italian",
            5,
            10,
            draft -> {
                draft.scoring = Scoring.NONE;
                draft.ending = new Ending.Endless();
            }),
    MANUAL_ES(
            "manual-es",
            5,
            8,
            draft -> {
                draft.cut = true;
                draft.jestersInTax = JestersInTax.NEVER_TAXED;
                draft.taxOrder = TaxOrder.PEON_FIRST;
                draft.trade = Trade.MERCHANTS_OFFER;
                draft.philanthropy = Philanthropy.FLAT;
                draft.ending = new Ending.Rounds(10);
            }),
    DUTCH(
            "dutch",
            4,
            13,
            draft -> {
                draft.ties = Ties.REDRAW_UNTIL_NEW_RANK;
                draft.greaterRevolution = GreaterRevolution.SWAP_SEATS_AND_HANDS;
                draft.greaterRevolutionCall = GreaterRevolutionCall.MANDATORY;
                draft.jestersInTax = JestersInTax.NOT_EXCHANGED;
                draft.ending = new Ending.Rounds(10);
            }),
    KOREAN(
            "korean",
            5,
            8,
            draft -> {
                draft.deck = Deck.REDUCED;
                draft.revolutionCancels = RevolutionCancels.TAX;
                draft.jestersInTax = JestersInTax.NOT_EXCHANGED;
                draft.firstRoundTax = false;
                draft.trade = Trade.FIRST_MERCHANT_CHOOSES;
                draft.philanthropy = Philanthropy.PER_STEP;
                draft.ending = new Ending.Rounds(10);
            });

    private final String spelling;
    private final int fewest;
    private final int most;
    private final Rules rules;

    Preset(String spelling, int fewest, int most, Consumer<Draft> change) {
        this.spelling = spelling;
        this.fewest = fewest;
        this.most = most;
        var draft = new Draft(this);
        change.accept(draft);
        rules = draft.rules();
    }

    public static List<Preset> all() {
        return List.of(values());
    }

    public static Preset of(String spelling) {
        return all().stream()
                .filter(preset -> preset.spelling.equals(spelling))
                .findFirst()
                .orElseThrow(() -> unknown(spelling));
    }

    private static RefusedException unknown(String spelling) {
        String known = String.join(", ", all().stream().map(Preset::toString).toList());
        return new RefusedException(Refusal.of("REC-1", "dalmuti.unknown-preset", spelling, known));
    }

    public Rules rules() {
        return rules;
    }

    /// Fewest people for whom the text recommends itself. It is a hint, never a bound.
    public int fewest() {
        return fewest;
    }

    /// Most people for whom the text recommends itself. It is a hint, never a bound.
    public int most() {
        return most;
    }

    public boolean recommendedFor(int players) {
        return fewest <= players && players <= most;
    }

    /// As in a record: `manual-es`.
    @Override
    public String toString() {
        return spelling;
    }
}
