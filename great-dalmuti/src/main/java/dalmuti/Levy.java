package dalmuti;

import dalmuti.contract.Player;

/// Who pays tax to whom, and how many cards.
public record Levy(Player peon, Player lord, int count) {}
