/// Players that choose from a view, and what they can say about a choice.
@org.jspecify.annotations.NullMarked
module dalmuti.bots {
    requires static jdk.incubator.vector;
    requires static org.jspecify;
    requires transitive dalmuti.game;
    requires transitive dalmuti.grapples;

    exports dalmuti.bots;
    exports dalmuti.bots.court;
    exports dalmuti.bots.grapples;
    exports dalmuti.bots.hints;
    exports dalmuti.bots.net;
    exports dalmuti.bots.review;
    exports dalmuti.bots.roster;
    exports dalmuti.bots.search;
    exports dalmuti.bots.sense;
    exports dalmuti.bots.tricks;

    uses dalmuti.bots.BotProvider;
}
