/// Bots that are programs of their own, in any language.
@org.jspecify.annotations.NullMarked
module dalmuti.programs {
    requires static org.jspecify;
    requires transitive dalmuti.bots;
    requires dalmuti.wire;

    exports dalmuti.programs;
}
