package dalmuti.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// What JMH reports beside rounds.
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Counts {

    /// Plays and passes, forced ones too.
    public long decisions;
}
