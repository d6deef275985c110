/// Players that choose from a view, and what they can say about a choice. What is exported to
/// everybody is promised; the rest is for modules of the house.
@org.jspecify.annotations.NullMarked
@SuppressWarnings("module") // those modules see this one, and not the other way round
module dalmuti.bots {
    requires static jdk.incubator.vector;
    requires static org.jspecify;
    requires transitive dalmuti.game;
    requires transitive dalmuti.grapples;

    exports dalmuti.bots;
    exports dalmuti.bots.hints;
    exports dalmuti.bots.review;
    exports dalmuti.bots.roster;
    exports dalmuti.bots.grapples to
            dalmuti.app,
            dalmuti.table;
    exports dalmuti.bots.net to
            dalmuti.app,
            dalmuti.lab;
    exports dalmuti.bots.search to
            dalmuti.app,
            dalmuti.table;
    exports dalmuti.bots.sense to
            dalmuti.app,
            dalmuti.lab;

    uses dalmuti.bots.BotProvider;
}
