/// Laws that every game of the house obeys, for tests only.
@org.jspecify.annotations.NullMarked
module dalmuti.testkit {
    requires static org.jspecify;
    requires transitive dalmuti.contract;
    requires org.assertj.core;
    requires transitive org.junit.jupiter.api;

    exports dalmuti.testkit;
}
