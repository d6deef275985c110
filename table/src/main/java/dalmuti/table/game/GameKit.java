package dalmuti.table.game;

/// One game, for all who find it by its name.
public interface GameKit {

    /// `dalmuti`
    String name();

    /// The game by a set of rules. What is none is a [dalmuti.contract.RefusedException].
    ///
    /// @param rules as in a record: `korean passing=REENTER`
    GameAtTable<?, ?, ?, ?> atTable(String rules);
}
