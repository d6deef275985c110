package dalmuti.lab.run;

/// Counts that can be added up.
///
/// @param <T> the same kind of counts
public interface Tally<T> {

    void add(T other);
}
