package dalmuti.server;

import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import java.util.concurrent.CompletionStage;

/// Where tables live, whichever machine that is. All that happens at one table happens one after
/// another, and is on disk before anybody is told.
public interface TableHost {

    /// Opens a table and says its code. What can't be is a [dalmuti.contract.RefusedException].
    CompletionStage<String> open(Plan plan, Guest host);

    /// Lets somebody see a table, until they or the table hang up.
    Line connect(String code, Visitor visitor, Outlet outlet);

    /// Takes somebody who wants to be forgotten away from a table, and their name off it.
    ///
    /// @return when that is kept
    CompletionStage<Void> forget(String code, String guest);

    /// A person as others know them.
    ///
    /// @param id public, and the same for ever
    record Guest(String id, String name) {

        /// Whoever only looks on, without having said who they are.
        public static final Guest NOBODY = new Guest("", "");

        /// What is left of the name of somebody who wants to be forgotten.
        public static final String NAMELESS = "–";

        public boolean isNobody() {
            return id.isEmpty();
        }
    }

    /// Somebody who comes to see a table.
    ///
    /// @param guest nobody's in particular for whoever only looks on without a token
    /// @param address where they come from, as bans know it; empty when that is not known
    record Visitor(Guest guest, String language, String address) {}

    /// What a visitor says. It never blocks.
    interface Line {

        void say(Request request);

        void hangUp();
    }

    /// Where a visitor is told things. It never blocks: whoever can't keep up is hung up on.
    interface Outlet {

        /// @param frame a [Notice] as JSON
        void tell(String frame);

        /// Nothing more will be told.
        void close(Notice.Why why);
    }
}
