package dalmuti.bots.review;

import dalmuti.contract.Player;

/// Where somebody's points of a round came from, beyond an even share: luck, skill and the rest add
/// up to it. Without points (SCORE-1) they are places: one for everybody who went out later.
///
/// @param beyond points beyond an even share
/// @param luck what the cards and the position promised before the first decision
/// @param skill what the own decisions lost, below 0, against the best ones
/// @param rest what the others' decisions and hidden cards did
public record Fortune(
        int round, Player player, double beyond, double luck, double skill, double rest) {}
