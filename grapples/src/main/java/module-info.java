/// Grapples, the dealing game: its cards, its rules and what each viewer may know of a match.
@org.jspecify.annotations.NullMarked
module dalmuti.grapples {
    requires static org.jspecify;
    requires transitive dalmuti.contract;

    exports grapples;
    exports grapples.hidden;
}
