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
    public JestersInTax jestersInTax = JestersInTax.WORST_CARD;
    public TaxOrder taxOrder = TaxOrder.SIMULTANEOUS;
    public boolean firstRoundTax = true;
    public Trade trade = Trade.NONE;
    public Passing passing = Passing.REENTER;
    public Succession succession = Succession.FINISH_ORDER;
    public Philanthropy philanthropy = Philanthropy.NONE;
    public Ending ending = new Ending.Rounds(20);

    Draft(Preset preset) {
        this.preset = preset;
    }

    Draft(Rules rules) {
        preset = rules.preset();
        deck = rules.deck();
        firstOrder = rules.firstOrder();
        ties = rules.ties();
        cut = rules.cut();
        leftovers = rules.leftovers();
        misdeal = rules.misdeal();
        misdealCard = rules.misdealCard();
        greaterRevolution = rules.greaterRevolution();
        greaterRevolutionCall = rules.greaterRevolutionCall();
        jestersInTax = rules.jestersInTax();
        taxOrder = rules.taxOrder();
        firstRoundTax = rules.firstRoundTax();
        trade = rules.trade();
        passing = rules.passing();
        succession = rules.succession();
        philanthropy = rules.philanthropy();
        ending = rules.ending();
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
                jestersInTax,
                taxOrder,
                firstRoundTax,
                trade,
                passing,
                succession,
                philanthropy,
                ending);
    }
}
