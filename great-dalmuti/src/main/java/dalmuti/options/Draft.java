package dalmuti.options;

/// Rules while they are being changed: what a record's `with` would be. It starts as the
/// publisher's rules.
public final class Draft {

    private final Preset preset;
    public Deck deck = Deck.FULL;
    public FirstOrder firstOrder = FirstOrder.DRAW;
    public Ties ties = Ties.REDRAW_AMONG_TIED;
    public boolean cut = false;
    public Leftovers leftovers = Leftovers.TOP;
    public double misdeal = 0;
    public MisdealCard misdealCard = MisdealCard.RANDOM;
    public GreaterRevolution greaterRevolution = GreaterRevolution.SWAP_SEATS;
    public GreaterRevolutionCall greaterRevolutionCall = GreaterRevolutionCall.OPTIONAL;
    public MinorRevolution minorRevolution = MinorRevolution.ANYONE;
    public RevolutionCancels revolutionCancels = RevolutionCancels.TAX_AND_TRADE;
    public JestersInTax jestersInTax = JestersInTax.WORST_CARD;
    public TaxOrder taxOrder = TaxOrder.SIMULTANEOUS;
    public boolean firstRoundTax = true;
    public Trade trade = Trade.NONE;
    public Passing passing = Passing.REENTER;
    public Succession succession = Succession.FINISH_ORDER;
    public Scoring scoring = Scoring.POINTS;
    public Philanthropy philanthropy = Philanthropy.NONE;
    public Ending ending = new Ending.Rounds(20);
    public boolean decrees = false;

    Draft(Preset preset) {
        this.preset = preset;
    }

    Draft(Rules rules) {
        preset = rules.preset();
        Option.all().forEach(option -> option.copy(rules, this));
    }

    Rules rules() {
        return new Rules(
                preset,
                deck,
                firstOrder,
                ties,
                cut,
                leftovers,
                misdeal,
                misdealCard,
                greaterRevolution,
                greaterRevolutionCall,
                minorRevolution,
                revolutionCancels,
                jestersInTax,
                taxOrder,
                firstRoundTax,
                trade,
                passing,
                succession,
                scoring,
                philanthropy,
                ending,
                decrees);
    }
}
