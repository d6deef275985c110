package dalmuti.programs;

import java.util.List;

/// A decision that a program is asked for.
record Asked<V, M>(V view, List<M> legal) {}
