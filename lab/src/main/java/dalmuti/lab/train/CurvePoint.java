package dalmuti.lab.train;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// How far a training had got at some moment.
///
/// @param seconds of training, without the time it takes to measure
/// @param tables at how many tables was played
/// @param lessons how many decisions were learnt from
/// @param surprise cross entropy of what was learnt since the point before, in nats
/// @param points a round, one against five, by who the five are
public record CurvePoint(
        double seconds, long tables, long lessons, double surprise, Map<String, Double> points) {

    public CurvePoint {
        points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
    }

    /// Before anything was learnt.
    static final CurvePoint START = new CurvePoint(0, 0, 0, 0, Map.of());

    /// How many rounds were played.
    public long rounds() {
        return tables * Curriculum.ROUNDS;
    }

    /// Decisions learnt from in a second, since another point.
    public double speedSince(CurvePoint before) {
        return (lessons - before.lessons) / (seconds - before.seconds);
    }
}
