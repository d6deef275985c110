package dalmuti.lab.run;

import java.util.stream.Stream;

/// What a run adds up to.
///
/// @param done how many pieces were done
/// @param asked how many were to be done
public record Outcome<T>(T tally, long done, long asked) {

    /// Whether the run was stopped before its end.
    public boolean isPartial() {
        return done < asked;
    }

    /// A note that says so, if it was.
    ///
    /// @param pieces what they are called
    public Stream<String> partial(String pieces) {
        return Stream.of("PARTIAL: %d of %d %s".formatted(done, asked, pieces))
                .filter(_ -> isPartial());
    }
}
