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

    /// A note that says so.
    ///
    /// @param pieces what they are called
    public String partial(String pieces) {
        return "PARTIAL: %d of %d %s".formatted(done, asked, pieces);
    }
}
