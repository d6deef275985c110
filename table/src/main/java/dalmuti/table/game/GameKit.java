package dalmuti.table.game;

import dalmuti.contract.Player;
import dalmuti.table.result.MatchResult;

/// One game, for all who find it by its name.
public interface GameKit {

    /// `dalmuti`
    String name();

    /// The game by a set of rules. What is none is a [dalmuti.contract.RefusedException].
    ///
    /// @param rules as in a record: `korean passing=REENTER`
    GameAtTable<?, ?, ?, ?> atTable(String rules);

    /// Whether a match by these rules has points; otherwise its places are all there is to tell.
    default boolean hasPoints(String rules) {
        return true;
    }

    /// What a finished match comes to.
    MatchResult result(MatchResult.Source match);

    /// A whole record in which one of its players is called otherwise.
    String renamed(String record, Player player, String name);
}
