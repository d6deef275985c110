package dalmuti.lab.train;

/// How far a training had got at some moment.
///
/// @param seconds of training, without the time it takes to measure
/// @param tables at how many tables was played
/// @param lessons how many decisions were learnt from
/// @param surprise cross entropy of what was learnt since the point before, in nats
/// @param againstGreedy points a round, one against five
/// @param againstHeuristic points a round, one against five
public record CurvePoint(
        double seconds,
        long tables,
        long lessons,
        double surprise,
        double againstGreedy,
        double againstHeuristic) {}
