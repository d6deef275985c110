package dalmuti.contract;

/// Whoever is shown the table. Nobody is ever shown the whole truth, so there is no third kind.
public sealed interface Viewer permits Player, Onlooker {}
