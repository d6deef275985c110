package dalmuti.teavm.java.util.concurrent.atomic;

/// Stands for Java's where there is one thread only.
///
/// @param <E> what is in it
public final class AtomicReferenceArray<E> {

    private final Object[] values;

    public AtomicReferenceArray(int length) {
        values = new Object[length];
    }

    @SuppressWarnings("unchecked") // nothing else was put there
    public E get(int index) {
        return (E) values[index];
    }

    public void set(int index, E value) {
        values[index] = value;
    }

    public E getAndSet(int index, E value) {
        E before = get(index);
        set(index, value);
        return before;
    }
}
