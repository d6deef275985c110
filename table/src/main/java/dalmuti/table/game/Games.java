package dalmuti.table.game;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.table.Plan;

import java.util.List;
import java.util.Optional;

/// The games that are played.
public record Games(List<GameKit> kits) {

    public static final Games ALL = new Games(List.of(new DalmutiKit(), new GrapplesKit()));

    private static final int LONGEST_NAME = 40;

    public Games {
        kits = List.copyOf(kits);
    }

    public Optional<GameKit> named(String name) {
        return kits.stream().filter(it -> it.name().equals(name)).findFirst();
    }

    public List<String> names() {
        return kits.stream().map(GameKit::name).toList();
    }

    /// The game of which a text of records seems to be by the first thing in it.
    public Optional<GameKit> ofRecords(String text) {
        return kits.stream().filter(it -> it.hasRecords(text)).findFirst();
    }

    /// One that was played here.
    public GameKit played(String name) {
        return named(name).orElseThrow(() -> new IllegalArgumentException("No game " + name));
    }

    /// The game that somebody plans to play. What can't be is a [RefusedException].
    public GameAtTable<?, ?, ?, ?> of(Plan plan) {
        return named(plan.game())
                .orElseThrow(() -> refused("game", "table.game", plan.game()))
                .atTable(plan.rules());
    }

    /// @param said what somebody wrote, of which as much is said back as fits into an answer
    public static RefusedException refused(String field, String key, String said) {
        return new RefusedException(
                Refusal.of(
                        field,
                        key,
                        said.length() > LONGEST_NAME
                                ? said.substring(0, LONGEST_NAME) + "..."
                                : said));
    }
}
