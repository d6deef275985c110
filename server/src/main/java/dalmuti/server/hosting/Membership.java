package dalmuti.server.hosting;

/// This machine's place among those that share its database.
interface Membership extends AutoCloseable {

    void start();

    /// Whether tables can be reached from here.
    boolean isReady();

    /// Whether it is certain that no other machine counts this one as gone. Only then may its
    /// tables act: others may have opened them otherwise.
    boolean isCertain();

    @Override
    void close();
}
