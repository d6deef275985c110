package dalmuti.server.edge;

import dalmuti.server.Meters;

import java.util.Arrays;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/// All figures of a server, as Prometheus reads them.
public final class Registry implements Meters {

    private static final String PREFIX = "dalmuti_";

    private final SequencedMap<String, Meter> meters = new TreeMap<>();

    public Registry() {}

    private sealed interface Meter {
        String help();

        String type();

        void write(String name, StringBuilder out);
    }

    private record Count(String help, LongAdder adder) implements Meter, Counter {
        @Override
        public void add(long number) {
            adder.add(number);
        }

        @Override
        public String type() {
            return "counter";
        }

        @Override
        public void write(String name, StringBuilder out) {
            out.append(name).append(' ').append(adder.sum()).append('\n');
        }
    }

    /// A figure that is asked for.
    private record Figure(String type, String help, DoubleSupplier value) implements Meter {

        @Override
        public void write(String name, StringBuilder out) {
            out.append(name).append(' ').append(value.getAsDouble()).append('\n');
        }
    }

    private static final class Spread implements Meter, Histogram {
        private final String help;
        private final double[] bounds;
        private final LongAdder[] counts;
        private final DoubleAdder sum = new DoubleAdder();

        Spread(String help, double... bounds) {
            this.help = help;
            this.bounds = bounds.clone();
            counts = new LongAdder[bounds.length + 1];
            Arrays.setAll(counts, _ -> new LongAdder());
        }

        @Override
        public String help() {
            return help;
        }

        @Override
        public void record(double value) {
            int at = 0;
            while (at < bounds.length && value > bounds[at]) {
                at++;
            }
            counts[at].increment();
            sum.add(value);
        }

        @Override
        public String type() {
            return "histogram";
        }

        @Override
        public void write(String name, StringBuilder out) {
            long soFar = 0;
            for (int i = 0; i < counts.length; i++) {
                soFar += counts[i].sum();
                String bound = i < bounds.length ? String.valueOf(bounds[i]) : "+Inf";
                out.append(name).append("_bucket{le=\"").append(bound).append("\"} ");
                out.append(soFar).append('\n');
            }
            out.append(name).append("_sum ").append(sum.sum()).append('\n');
            out.append(name).append("_count ").append(soFar).append('\n');
        }
    }

    @Override
    public Counter counter(String name, String help) {
        return kept(name, new Count(help, new LongAdder()));
    }

    @Override
    public void gauge(String name, String help, DoubleSupplier value) {
        var _ = kept(name, new Figure("gauge", help, value));
    }

    @Override
    public void counter(String name, String help, DoubleSupplier value) {
        var _ = kept(name, new Figure("counter", help, value));
    }

    @Override
    public Histogram histogram(String name, String help, double... bounds) {
        return kept(name, new Spread(help, bounds));
    }

    private synchronized <M extends Meter> M kept(String name, M meter) {
        if (meters.putIfAbsent(PREFIX + name, meter) != null) {
            throw new IllegalArgumentException("Counted twice: " + name);
        }
        return meter;
    }

    /// Everything, in the text format of Prometheus.
    public synchronized String text() {
        var out = new StringBuilder();
        String before = "";
        for (var entry : meters.entrySet()) {
            String name = entry.getKey();
            String family = name.split("\\{", 2)[0];
            Meter meter = entry.getValue();
            if (!family.equals(before)) {
                out.append("# HELP ").append(family).append(' ').append(meter.help()).append('\n');
                out.append("# TYPE ").append(family).append(' ').append(meter.type()).append('\n');
                before = family;
            }
            meter.write(name, out);
        }
        return out.toString();
    }
}
