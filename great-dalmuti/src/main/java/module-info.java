/// The Great Dalmuti: its cards, its options, its rules and its record. Pure: nothing in here meets
/// a die, a clock, a thread, a file or a log. What is exported to everybody is promised.
@org.jspecify.annotations.NullMarked
@SuppressWarnings("module") // whoever else is named sees this module, and not the other way round
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
    exports dalmuti.keeper to
            dalmuti.wire;
}
