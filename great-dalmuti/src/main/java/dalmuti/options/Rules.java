package dalmuti.options;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.util.List;
import java.util.function.Consumer;

/// One way to play The Great Dalmuti: a preset and whatever was changed on top of it. An impossible
/// mix can't be made.
///
/// @param preset what the options were changed from
/// @param cut whether the Greater Dalmuti may cut
/// @param misdeal the chance, from 0 to 1, that a card falls open in a deal
/// @param firstRoundTax whether round 1 has tax
/// @param decrees whether a law is bid for from round 2 on
public record Rules(
        Preset preset,
        Deck deck,
        FirstOrder firstOrder,
        Ties ties,
        boolean cut,
        Leftovers leftovers,
        double misdeal,
        MisdealCard misdealCard,
        GreaterRevolution greaterRevolution,
        GreaterRevolutionCall greaterRevolutionCall,
        MinorRevolution minorRevolution,
        RevolutionCancels revolutionCancels,
        JestersInTax jestersInTax,
        TaxOrder taxOrder,
        boolean firstRoundTax,
        Trade trade,
        Passing passing,
        Succession succession,
        Scoring scoring,
        Philanthropy philanthropy,
        Ending ending,
        boolean decrees) {

    public static final int FEWEST_PLAYERS = 3;
    public static final int MOST_PLAYERS = 14;

    private static final int MOST_WITH_NEW_RANKS = 13;
    private static final int MOST_ROUNDS = 1000;
    private static final int MOST_POINTS = 10_000;

    public Rules {
        if (!(misdeal >= 0 && misdeal <= 1)) {
            throw outside(Option.MISDEAL, misdeal, "0..1");
        }
        if (ending instanceof Ending.Rounds(int count) && (count < 1 || count > MOST_ROUNDS)) {
            throw outside(Option.ENDING, ending, "ROUNDS(1)..ROUNDS(" + MOST_ROUNDS + ")");
        }
        if (ending instanceof Ending.Target(int points) && (points < 1 || points > MOST_POINTS)) {
            throw outside(Option.ENDING, ending, "TARGET(1)..TARGET(" + MOST_POINTS + ")");
        }
        if (ending instanceof Ending.Target && scoring == Scoring.NONE) {
            throw new RefusedException(Refusal.of("SCORE-1", "dalmuti.target-of-nothing", ending));
        }
    }

    private static RefusedException outside(Option option, Object value, String bounds) {
        return new RefusedException(option.outside(value, bounds));
    }

    /// Rules as people write them in a line.
    public static Rules of(String line) {
        return of(List.of(line.strip().split("\\s+", -1)));
    }

    /// Rules as people write them: a preset, and what differs from it as `name=value`. What goes
    /// together is looked at when all is said, so it does not matter what is said first.
    public static Rules of(List<String> words) {
        Rules rules = Preset.of(words.isEmpty() ? "" : words.getFirst()).rules();
        return rules.but(draft -> words.stream().skip(1).forEach(word -> change(draft, word)));
    }

    private static void change(Draft draft, String word) {
        int equals = word.indexOf('=');
        if (equals < 0) {
            throw new RefusedException(Refusal.of("REC-1", "record.not-an-option", word));
        }
        Option.named(word.substring(0, equals)).set(draft, word.substring(equals + 1));
    }

    /// Refuses a number of people that can't play by these rules.
    public void check(int players) {
        if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
            throw new RefusedException(wrongNumber(players));
        }
        boolean draws = firstOrder == FirstOrder.DRAW && ties == Ties.REDRAW_UNTIL_NEW_RANK;
        if (draws && players > MOST_WITH_NEW_RANKS) {
            throw new RefusedException(
                    Refusal.of(
                            "DRAW-2",
                            "dalmuti.option-players",
                            Option.TIES.spelling(),
                            ties,
                            MOST_WITH_NEW_RANKS,
                            players));
        }
    }

    /// What is wrong with too few or too many players.
    public static Refusal wrongNumber(int players) {
        return Refusal.of("WHO-1", "dalmuti.players", players, FEWEST_PLAYERS, MOST_PLAYERS);
    }

    /// These rules with something changed.
    public Rules but(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.rules();
    }

    /// The options that differ from the preset, in the order of the table of presets.
    public List<Option> changed() {
        return Option.all().stream()
                .filter(option -> !option.of(this).equals(option.of(preset.rules())))
                .toList();
    }

    /// As in a record: the preset and what differs from it.
    @Override
    public String toString() {
        var text = new StringBuilder(preset.toString());
        for (Option option : changed()) {
            text.append(' ').append(option.spelling()).append('=').append(option.of(this));
        }
        return text.toString();
    }
}
