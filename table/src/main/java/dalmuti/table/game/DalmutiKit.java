package dalmuti.table.game;

/// The Great Dalmuti.
public final class DalmutiKit implements GameKit {

    @Override
    public String name() {
        return "dalmuti";
    }

    @Override
    public GameAtTable<?, ?, ?, ?> atTable(String rules) {
        return DalmutiAtTable.of(rules);
    }
}
