package dalmuti.app;

import dalmuti.app.files.Kind;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.options.Ending;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import grapples.Options;

import picocli.CommandLine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Which game somebody wants to play, by which rules and with how many.
final class Wishes {

    private static final int USUAL_IN_DALMUTI = 6;
    private static final int USUAL_IN_GRAPPLES = 4;

    @CommandLine.Option(
            names = "--game",
            paramLabel = "GAME",
            description = "dalmuti or grapples (default: dalmuti).")
    private Kind kind = Kind.DALMUTI;

    @CommandLine.Option(
            names = "--rules",
            paramLabel = "PRESET",
            description = "Whose rules; `dalmuti rules` lists them (default: official).")
    private Optional<String> preset = Optional.empty();

    @CommandLine.Option(
            names = "--set",
            paramLabel = "OPTION=VALUE",
            description = "Change an option of the rules; may be repeated.")
    private Map<String, String> changes = new LinkedHashMap<>();

    @CommandLine.Option(
            names = "--players",
            paramLabel = "N",
            description = "How many play (default: 6, in Grapples 4).")
    private Optional<Integer> players = Optional.empty();

    @CommandLine.Option(
            names = "--rounds",
            paramLabel = "N",
            description = "End after so many rounds (Grapples: games).")
    private Optional<Integer> rounds = Optional.empty();

    Kind kind() {
        return kind;
    }

    int players() {
        return players.orElse(kind == Kind.DALMUTI ? USUAL_IN_DALMUTI : USUAL_IN_GRAPPLES);
    }

    /// The rules of a match that ends by itself.
    Rules dalmuti() {
        Rules rules = preset.map(Preset::of).orElse(Preset.OFFICIAL).rules();
        for (var change : changes.entrySet()) {
            rules = Option.named(change.getKey()).set(rules, change.getValue());
        }
        if (rounds.isPresent()) {
            rules = Option.ENDING.set(rules, "ROUNDS(" + rounds.get() + ")");
        }
        if (rules.ending() instanceof Ending.Endless) {
            throw new RefusedException(Refusal.of("SCORE-4", "command.endless"));
        }
        return rules;
    }

    Options grapples() {
        Options options = Options.preset(preset.orElse(Options.PRESET));
        for (var change : changes.entrySet()) {
            options = options.with(change.getKey(), change.getValue());
        }
        return rounds.isPresent() ? options.with("games", rounds.get().toString()) : options;
    }
}
