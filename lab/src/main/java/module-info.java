/// Many matches, and what they show: a runner for all cores, statistics, plots.
@org.jspecify.annotations.NullMarked
module dalmuti.lab {
    requires static org.jspecify;
    requires transitive dalmuti.bots;
    requires dalmuti.wire;
    requires java.desktop;

    exports dalmuti.lab.arena;
    exports dalmuti.lab.grapples;
    exports dalmuti.lab.play;
    exports dalmuti.lab.report;
    exports dalmuti.lab.run;
    exports dalmuti.lab.society;
    exports dalmuti.lab.stats;
    exports dalmuti.lab.train;
}
