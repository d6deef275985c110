/// What any game of the house must answer, in types small enough to be read in one sitting.
@org.jspecify.annotations.NullMarked
module dalmuti.contract {
    requires static org.jspecify;

    exports dalmuti.contract;
}
