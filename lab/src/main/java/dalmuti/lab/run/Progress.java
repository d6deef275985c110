package dalmuti.lab.run;

/// Somebody who watches how far a run has got.
@FunctionalInterface
public interface Progress {

    Progress UNWATCHED = (_, _) -> {};

    void reached(long done, long of);
}
