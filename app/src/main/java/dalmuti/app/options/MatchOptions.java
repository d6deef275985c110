package dalmuti.app.options;

import dalmuti.Dalmuti;
import dalmuti.app.game.Kind;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.notation.MatchRecord;
import dalmuti.options.Ending;
import dalmuti.options.Option;
import dalmuti.options.Rules;
import dalmuti.table.game.KeptDalmuti;
import dalmuti.table.game.KeptGrapples;
import dalmuti.table.game.KeptMatch;
import dalmuti.wire.GrapplesRecord;

import grapples.Options;

import picocli.CommandLine;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Which game somebody wants to play, by which rules and with how many.
public final class MatchOptions {

    @CommandLine.Option(names = "--game", paramLabel = "GAME")
    private Kind kind = Kind.DALMUTI;

    @CommandLine.Mixin private final RulesText terms = new RulesText();

    @CommandLine.Option(names = "--players", paramLabel = "N")
    private Optional<Integer> players = Optional.empty();

    @CommandLine.Option(names = "--rounds", paramLabel = "N")
    private Optional<Integer> rounds = Optional.empty();

    public Kind kind() {
        return kind;
    }

    public int players() {
        return players.orElse(kind.usualPlayers());
    }

    /// A match that has not begun.
    public KeptMatch<?, ?, ?, ?> fresh(SequencedMap<Player, String> names) {
        List<String> inOrder = List.copyOf(names.values());
        KeptMatch<?, ?, ?, ?> match =
                switch (kind) {
                    case DALMUTI -> {
                        var start = new Dalmuti(dalmuti()).start(names.size());
                        yield new KeptDalmuti(MatchRecord.of(names, start, List.of()));
                    }
                    case GRAPPLES ->
                            new KeptGrapples(
                                    new GrapplesRecord.Full(grapples(), inOrder, List.of()));
                };
        var _ = match.start(); // refuses a number of players who can't play
        return match;
    }

    /// The rules as a table is told them.
    public String rules() {
        return switch (kind) {
            case DALMUTI -> dalmuti().toString();
            case GRAPPLES -> grapples().toString();
        };
    }

    /// The rules of a match that somebody can end.
    private Rules dalmuti() {
        return ending(terms);
    }

    private Rules ending(RulesText wanted) {
        Rules rules = wanted.dalmuti();
        return rounds.isPresent()
                ? Option.ENDING.set(rules, "ROUNDS(" + rounds.get() + ")")
                : rules;
    }

    /// The rules of a match that ends by itself.
    public Rules finite() {
        return finite(terms);
    }

    /// Some rules, with the wish for their end.
    public Rules finite(RulesText wanted) { // SCORE-3
        Rules rules = ending(wanted);
        if (rules.ending() instanceof Ending.Endless) {
            throw new RefusedException(Refusal.of("SCORE-3", "command.endless"));
        }
        return rules;
    }

    public Options grapples() {
        Options options = terms.grapples();
        return rounds.isPresent() ? options.with("games", rounds.get().toString()) : options;
    }
}
