package dalmuti.server.play;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// For how long no answer was acknowledged at a table: the longest time of all tables.
final class Standstill implements AutoCloseable {

    private final List<Company> companies;
    private final Map<Company, Integer> answers = new HashMap<>();
    private final Map<Company, Long> since = new HashMap<>();
    private final Thread thread;
    private volatile boolean closed;
    private volatile long longest;

    private Standstill(List<Company> companies) {
        this.companies = List.copyOf(companies);
        long now = System.nanoTime();
        companies.forEach(it -> since.put(it, now));
        this.thread = Thread.ofVirtual().start(this::watch);
    }

    static Standstill of(List<Company> companies) {
        return new Standstill(companies);
    }

    private void watch() {
        while (!closed) {
            companies.forEach(this::look);
            Pause.millis(20);
        }
    }

    private void look(Company company) {
        int now = company.patrons().stream().mapToInt(Patron::acknowledged).sum();
        Integer before = answers.put(company, now);
        long moment = System.nanoTime();
        if (before == null || before != now) {
            longest = Math.max(longest, moment - since.getOrDefault(company, moment));
            since.put(company, moment);
        }
    }

    Duration longest() {
        return Duration.ofNanos(longest);
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
