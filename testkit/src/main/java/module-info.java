/// What tests of several modules share: laws that every game obeys, and ports.
@org.jspecify.annotations.NullMarked
module dalmuti.testkit {
    requires static org.jspecify;
    requires transitive dalmuti.contract;
    requires org.assertj.core;
    requires transitive org.junit.jupiter.api;

    exports dalmuti.testkit;
}
