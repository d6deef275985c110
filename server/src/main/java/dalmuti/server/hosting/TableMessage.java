package dalmuti.server.hosting;

import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.apache.pekko.actor.typed.ActorRef;

import java.util.List;

/// What is sent to a table, from this machine or another.
sealed interface TableMessage {

    record Open(Plan plan, Guest host, ActorRef<Reply> from) implements TableMessage {}

    /// @param entries its first ones
    record Bring(List<Entry> entries, ActorRef<Reply> from) implements TableMessage {
        public Bring {
            entries = List.copyOf(entries);
        }
    }

    record Come(Visitor visitor, ActorRef<ToViewer> viewer) implements TableMessage {}

    record Say(ActorRef<ToViewer> viewer, Request request) implements TableMessage {}

    /// A match may have to go on, though nobody is there.
    record Wake() implements TableMessage {}

    /// Somebody wants to be forgotten.
    record Forget(String guest, ActorRef<Reply> from) implements TableMessage {}

    /// What only the table itself sends.
    sealed interface Own extends TableMessage {}

    /// A viewer has gone.
    record Go(ActorRef<ToViewer> viewer) implements Own {}

    record Ring() implements Own {}

    record Thought(Runnable answer) implements Own {}

    record Sleep() implements Own {}

    /// The table has slept, and goes on.
    record Resume() implements Own {}

    /// Shows a table again to those who look for one, before they take it for gone.
    record Show() implements Own {}

    /// Ends a table on this machine; it goes on elsewhere.
    record Move() implements Own {}

    /// What became of an [Open], a [Bring] or a [Forget].
    sealed interface Reply {

        record Opened() implements Reply {}

        /// There is a table by that code already.
        record Taken() implements Reply {}

        record Forgotten() implements Reply {}
    }

    /// What is told to one viewer.
    sealed interface ToViewer {

        record Frame(String json) implements ToViewer {}

        /// The table can be spoken to directly from now on, for as long as it lives there.
        record Welcome(ActorRef<TableMessage> table) implements ToViewer {}

        record Close(Notice.Why why) implements ToViewer {}

        /// The viewer has gone.
        record Stop() implements ToViewer {}
    }
}
