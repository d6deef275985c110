package dalmuti.bench.load;

import java.util.List;

/// A table of six under load, and how long its moves take to reach all of them.
final class LoadTable {

    final Load load;
    private List<Seat> seats = List.of();
    private long sentAt;
    private int missing;

    LoadTable(Load load) {
        this.load = load;
    }

    void seats(List<Seat> six) {
        seats = List.copyOf(six);
    }

    List<Seat> seats() {
        return seats;
    }

    void sent(Seat by) {
        sentAt = System.nanoTime();
        missing = by.isTrickMove() ? seats.size() : 0;
    }

    void updated() {
        if (missing > 0) {
            missing--;
            if (missing == 0) {
                load.arrived(System.nanoTime() - sentAt);
            }
        }
    }
}
