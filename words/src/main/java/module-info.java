/// What is said to people, by key: the rules and readers speak in keys and arguments.
@org.jspecify.annotations.NullMarked
module dalmuti.words {
    requires static org.jspecify;
    requires transitive dalmuti.contract;

    exports dalmuti.words;
    exports dalmuti.words.rules;
}
