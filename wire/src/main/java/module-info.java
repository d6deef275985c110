/// Everything that is JSON. No other module knows of it.
@org.jspecify.annotations.NullMarked
module dalmuti.wire {
    requires static org.jspecify;
    requires transitive dalmuti.game;
    requires transitive dalmuti.grapples;
    requires com.fasterxml.jackson.databind;

    exports dalmuti.wire;
    exports dalmuti.wire.codec;
    exports dalmuti.wire.device;
    exports dalmuti.wire.journal;
    exports dalmuti.wire.keeper;
    exports dalmuti.wire.openapi;
    exports dalmuti.wire.operator;
    exports dalmuti.wire.playback;
    exports dalmuti.wire.program;
    exports dalmuti.wire.rest;
    exports dalmuti.wire.table;
    exports dalmuti.wire.texts;
}
