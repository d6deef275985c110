package dalmuti.table.game;

/// Grapples.
public final class GrapplesKit implements GameKit {

    @Override
    public String name() {
        return "grapples";
    }

    @Override
    public GameAtTable<?, ?, ?, ?> atTable(String rules) {
        return GrapplesAtTable.of(rules);
    }
}
