package dalmuti.wire.rest;

import dalmuti.decrees.Decree;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match to be looked at move by move: all of it in short, and one of its rounds whole.
///
/// @param rules as in a record: `korean passing=REENTER`
/// @param players everybody's name, by letter
/// @param seenBy whose record it is: a letter, or `onlooker`; nobody's when all hands are open
/// @param records how many matches the text holds
/// @param record which of them this is, from 1
/// @param rounds all rounds (or games) of the match
/// @param round the number of the one whose steps these are
/// @param start the picture before the first step, in the parts of a table
public record Playback(
        String game,
        String rules,
        Map<String, String> players,
        Optional<String> seenBy,
        int records,
        int record,
        List<Round> rounds,
        int round,
        Map<String, Piece> start,
        List<Step> steps) {

    /// A round in short.
    ///
    /// @param from how many steps of the match came before it
    /// @param steps how many it has
    /// @param order who was at which position, the first first; in Grapples by seat
    /// @param places who went out when, or who won
    /// @param scores everybody's points when it was over, or as far as it went
    public record Round(
            int round,
            int from,
            int steps,
            List<String> order,
            List<String> places,
            Map<String, Integer> scores,
            Optional<Deal> deal) {}

    /// Everything from which a deal can be worked out again, and what was dealt (REC-8).
    ///
    /// @param cards the deck before it was shuffled
    /// @param starts the seats at which dealing might start, from 0
    /// @param order who sat where when the cards were dealt
    /// @param cut how many cards went from the top to the bottom
    /// @param hands what everybody was dealt
    /// @param aside how many cards were laid aside
    /// @param draws of the first round: the cards that were taken from the spread deck, in order,
    ///   where it is known from which places
    /// @param decrees where some were drawn for the round
    public record Deal(
            String commit,
            Map<String, String> entropy,
            String seed,
            List<Integer> cards,
            List<Integer> starts,
            List<String> order,
            int cut,
            Map<String, List<Integer>> hands,
            int aside,
            List<Draw> draws,
            Optional<Decrees> decrees) {}

    /// A card of the spread deck (DRAW-5).
    ///
    /// @param place among those that were left, from 0
    public record Draw(String by, int place, int card) {}

    /// Decrees and the pile from which they were drawn (DEC-2).
    public record Decrees(List<Decree> pile, List<Decree> drawn) {}

    /// What one move led to.
    ///
    /// @param told what happened, in rows as at a table
    /// @param now the parts of the picture that have changed; of `hands`, those that have
    public record Step(List<Piece> told, Map<String, Piece> now) {}
}
