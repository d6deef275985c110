/// A table and the people around it, without a thread, a clock, a socket, a file or a log. Whoever
/// hosts it has those: the server, the terminal.
@org.jspecify.annotations.NullMarked
module dalmuti.table {
    requires static org.jspecify;
    requires transitive dalmuti.bots;
    requires transitive dalmuti.wire;
    requires transitive dalmuti.words;

    exports dalmuti.table;
    exports dalmuti.table.day;
    exports dalmuti.table.desk;
    exports dalmuti.table.game;
    exports dalmuti.table.people;
    exports dalmuti.table.result;
}
