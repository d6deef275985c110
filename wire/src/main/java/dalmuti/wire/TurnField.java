package dalmuti.wire;

import java.util.Arrays;
import java.util.Optional;

/// The fields of a turn in the order in which they are written (G-LOG-1, G-LOG-4).
enum TurnField {
    DEALER("dealer", "G-TURN-1", Origin.DECIDED),
    PLAYER("player", "G-TURN-2", Origin.DECIDED),
    IS_DEALER_TURN("isDealerTurn", "G-TURN-3", Origin.RECKONED),
    PLAYER_TURN("playerTurn", "G-TURN-2", Origin.RECKONED),
    TURNS_AS_DEALER("turnsAsDealer", "G-DEAL-2", Origin.RECKONED),
    LOOKED_AT_CARD("lookedAtCard", "G-TURN-3", Origin.DECIDED),
    DIDNT_KEEP_CARD("didntKeepCard", "G-TURN-3", Origin.RECKONED),
    DEALT_LEFT("dealtLeft", "G-TURN-3", Origin.DECIDED),
    DEALT_SELF("dealtSelf", "G-TURN-3", Origin.DECIDED),
    DEALT_RIGHT("dealtRight", "G-TURN-3", Origin.DECIDED),
    RECEIVED_CARDS("receivedCards", "G-CARD-1", Origin.DECIDED),
    MULTIPLE_CARDS("multipleCards", "G-DOUBLE-1", Origin.RECKONED),
    SWITCH_DEALER("switchDealer", "G-TURN-4", Origin.DECIDED),
    WHY("why", "G-TURN-4", Origin.DECIDED),
    QUEEN_TRADE("queenTrade", "G-QUEEN-1", Origin.DECIDED),
    QUEEN_OF_SPADES_TRADE("queenOfSpadesTrade", "G-QUEEN-2", Origin.DECIDED),
    SHUFFLED_HAND("shuffledHand", "G-QUEEN-3", Origin.DECIDED),
    CARDS_SELECTED("cardsSelected", "G-QUEEN-3", Origin.DECIDED),
    REMOVE_ACE_OF_SPADES("removeAceOfSpades", "G-ACE-1", Origin.DECIDED),
    CHOOSE_DIRECTION("chooseDirection", "G-TURN-3", Origin.DECIDED),
    DECLINED("declined", "G-LOG-4", Origin.DECIDED),
    REFUSED("refused", "G-LOG-4", Origin.DECIDED),
    HIGHEST_GRAPPLES("highestGrapples", "G-LOG-2", Origin.RECKONED),
    EXPECTED_VALUES("expectedValues", "G-LOG-2", Origin.RECKONED),
    LAST_TURN("lastTurn", "G-WIN-1", Origin.RECKONED),
    WINNER("winner", "G-WIN-1", Origin.RECKONED);

    /// What was decided has to be there; what follows from it is checked where it is.
    enum Origin {
        DECIDED,
        RECKONED
    }

    private final String spelling;
    private final String rule;
    private final Origin origin;

    TurnField(String spelling, String rule, Origin origin) {
        this.spelling = spelling;
        this.rule = rule;
        this.origin = origin;
    }

    static Optional<TurnField> named(String spelling) {
        return Arrays.stream(values()).filter(it -> it.spelling.equals(spelling)).findFirst();
    }

    /// The rule that says how many cards the queen of a turn takes.
    static String ruleOfQueen(Line line) {
        TurnField trade =
                line.field(QUEEN_OF_SPADES_TRADE).equals(Json.Word.NOTHING)
                        ? QUEEN_TRADE
                        : QUEEN_OF_SPADES_TRADE;
        return trade.rule;
    }

    String spelling() {
        return spelling;
    }

    /// The rule that a wrong value breaks.
    String rule() {
        return rule;
    }

    boolean isReckoned() {
        return origin == Origin.RECKONED;
    }
}
