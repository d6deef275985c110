package dalmuti.server;

import java.util.function.DoubleSupplier;

/// Where the parts of the server have their figures counted for whoever watches over it. Names are
/// those of Prometheus, with labels where there are any: `refused_total{why="rate"}`.
public interface Meters {

    Counter counter(String name, String help);

    /// A figure that only grows, and is asked for when somebody looks.
    void counter(String name, String help, DoubleSupplier value);

    /// A figure that is asked for when somebody looks.
    void gauge(String name, String help, DoubleSupplier value);

    /// @param bounds the upper bounds of what is told apart, rising
    Histogram histogram(String name, String help, double... bounds);

    /// Something that is counted up. It costs next to nothing.
    interface Counter {

        void add(long number);

        default void one() {
            add(1);
        }
    }

    /// How large something is, again and again.
    interface Histogram {

        void record(double value);
    }
}
