package dalmuti.app.print;

/// Numbers of things.
public final class Count {

    private Count() {}

    /// `1 match`, `2 matches`.
    public static String of(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }
}
