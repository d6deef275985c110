package dalmuti.server.table;

import dalmuti.server.TableHost.Guest;
import dalmuti.wire.table.Request;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// Requests that were carried out lately, so that whoever got no answer can say them again, over
/// another socket too. It takes the whole request to know one again: a program that was started
/// anew counts from 1. Of answers only the last is needed here, as a match knows those before.
final class Repeats {

    private static final int KEPT = 8;
    private static final int MOST_GUESTS = 500;
    private static final long LATELY_MS = 120_000;

    private final Map<String, SequencedMap<Request, Long>> done = new HashMap<>();

    boolean knows(Guest guest, Request request, long now) {
        SequencedMap<Request, Long> own = done.get(guest.id());
        Long at = own == null || guest.isNobody() ? null : own.get(request);
        return at != null && at > now - LATELY_MS;
    }

    void add(Guest guest, Request request, long now) {
        if (guest.isNobody()) {
            return;
        }
        if (done.size() >= MOST_GUESTS) {
            done.clear();
        }
        SequencedMap<Request, Long> own =
                done.computeIfAbsent(guest.id(), _ -> new LinkedHashMap<>());
        if (request instanceof Request.Answer) {
            own.keySet().removeIf(Request.Answer.class::isInstance);
        }
        own.putLast(request, now);
        if (own.size() > KEPT) {
            own.pollFirstEntry();
        }
    }
}
