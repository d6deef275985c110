package dalmuti.lab.run;

/// What a run adds up to.
///
/// @param done how many pieces were done
/// @param asked how many were to be done
public record Outcome<T>(T tally, long done, long asked) {

    /// Whether the run was stopped before its end.
    public boolean isPartial() {
        return done < asked;
    }
}
