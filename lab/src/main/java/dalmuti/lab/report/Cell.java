package dalmuti.lab.report;

import dalmuti.lab.stats.Interval;

/// What stands in one field of a sheet.
public sealed interface Cell {

    /// As people read it.
    String text();

    record Label(String text) implements Cell {}

    record Figure(double value, Format format) implements Cell {
        @Override
        public String text() {
            return format.of(value);
        }
    }

    /// From one number to another; nothing where the interval is not known.
    record Range(Interval interval, Format format) implements Cell {
        @Override
        public String text() {
            return interval.isKnown()
                    ? format.of(interval.low()) + ".." + format.of(interval.high())
                    : "";
        }
    }
}
