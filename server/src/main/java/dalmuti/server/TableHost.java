package dalmuti.server;

import dalmuti.table.Outlet;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import java.util.List;
import java.util.concurrent.CompletionStage;

/// Where tables live, whichever machine that is. All that happens at one table happens one after
/// another, and is on disk before anybody is told.
public interface TableHost {

    /// Opens a table and says its code. What can't be is a [dalmuti.contract.RefusedException].
    CompletionStage<String> open(Plan plan, Guest host);

    /// Opens a table that somebody brings, of whose first entries it is known that they can be. Who
    /// brings it again, because the answer was lost, is told the same code.
    ///
    /// @param name what the device calls it, and nobody else knows
    CompletionStage<String> bring(String name, List<Entry> entries);

    /// Lets somebody see a table, until they or the table hang up.
    Line connect(String code, Visitor visitor, Outlet outlet);

    /// Takes somebody who wants to be forgotten away from a table, and their name off it.
    ///
    /// @return when that is kept
    CompletionStage<Void> forget(String code, String guest);

    /// What a visitor says. It never blocks.
    interface Line {

        void say(Request request);

        void hangUp();
    }
}
