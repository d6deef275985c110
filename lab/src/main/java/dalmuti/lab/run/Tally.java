package dalmuti.lab.run;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Counts that can be added up.
///
/// @param <T> the same kind of counts
public interface Tally<T> {

    void add(T other);

    /// So many empty ones.
    static <T> List<T> several(int count, Supplier<T> blank) {
        return Stream.generate(blank).limit(count).toList();
    }

    /// Adds several to as many others.
    static <T extends Tally<T>> void addAll(List<T> sums, List<T> more) {
        for (int i = 0; i < sums.size(); i++) {
            sums.get(i).add(more.get(i));
        }
    }
}
