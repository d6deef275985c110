package dalmuti.table.people;

import dalmuti.wire.table.Request;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// Requests that were carried out lately, so that whoever got no answer can say them again, over
/// another socket too. It takes the whole request to know one again: a program that was started
/// anew counts from 1.
public final class RecentRequests {

    private static final int KEPT = 8;
    private static final int MOST_GUESTS = 500;
    private static final long LATELY_MS = 120_000;

    private final Map<String, Own> done = new HashMap<>();

    public RecentRequests() {}

    public boolean knows(Guest guest, Request request, long now) {
        Own own = guest.isNobody() ? null : done.get(guest.id());
        return own != null && own.knows(request, now - LATELY_MS);
    }

    public void add(Guest guest, Request request, long now) {
        if (guest.isNobody()) {
            return;
        }
        if (done.size() >= MOST_GUESTS) {
            done.clear();
        }
        done.computeIfAbsent(guest.id(), _ -> new Own()).add(request, now);
    }

    /// Of answers only the last is needed here, as a match knows those before. There is one for
    /// every move, so it is kept in the least room there is.
    private static final class Own {

        private final SequencedMap<Request, Long> others = new LinkedHashMap<>();
        private int ack;
        private int question;
        private int move;
        private long answered = Long.MIN_VALUE;

        boolean knows(Request request, long since) {
            if (request instanceof Request.Answer answer) {
                return answered > since
                        && ack == answer.ack()
                        && question == answer.question()
                        && move == answer.move().hashCode();
            }
            return others.getOrDefault(request, Long.MIN_VALUE) > since;
        }

        void add(Request request, long now) {
            if (request instanceof Request.Answer answer) {
                ack = answer.ack();
                question = answer.question();
                move = answer.move().hashCode();
                answered = now;
                return;
            }
            others.putLast(request, now);
            if (others.size() > KEPT) {
                others.pollFirstEntry();
            }
        }
    }
}
