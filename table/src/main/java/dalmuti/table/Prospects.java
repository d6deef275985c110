package dalmuti.table;

import dalmuti.bots.hints.Assessment;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Parts;

/// What is to be expected of a move, as it is sent.
public final class Prospects {

    private Prospects() {}

    public static <M> Parts.Prospect of(GameJson<M, ?, ?> json, Assessment<M> of) {
        return new Parts.Prospect(
                json.move(of.move()),
                of.places(),
                of.points(),
                of.behind(),
                of.reasons().stream()
                        .map(
                                reason ->
                                        new Parts.Argument(
                                                reason.key(),
                                                reason.arguments().stream()
                                                        .map(String::valueOf)
                                                        .toList()))
                        .toList());
    }
}
