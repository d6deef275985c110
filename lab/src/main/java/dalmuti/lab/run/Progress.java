package dalmuti.lab.run;

/// Somebody who watches how far a run has got.
@FunctionalInterface
public interface Progress {

    void reached(long done, long of);
}
