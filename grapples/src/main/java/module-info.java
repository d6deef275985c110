/// Grapples, the dealing game: its cards, its rules and what each viewer may know of a match. What
/// is exported to everybody is promised.
@org.jspecify.annotations.NullMarked
@SuppressWarnings("module") // whoever else is named sees this module, and not the other way round
module dalmuti.grapples {
    requires static org.jspecify;
    requires transitive dalmuti.contract;

    exports grapples;
    exports grapples.hidden to
            dalmuti.wire;
}
