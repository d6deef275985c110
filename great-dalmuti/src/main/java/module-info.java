/// The Great Dalmuti: its cards, its options, its rules and its record. Pure: nothing in here meets
/// a die, a clock, a thread, a file or a log.
@org.jspecify.annotations.NullMarked
module dalmuti.game {
    requires static org.jspecify;
    requires transitive dalmuti.contract;

    exports dalmuti;
    exports dalmuti.cards;
    exports dalmuti.court;
    exports dalmuti.decrees;
    exports dalmuti.fairness;
    exports dalmuti.engine;
    exports dalmuti.notation;
    exports dalmuti.options;
}
