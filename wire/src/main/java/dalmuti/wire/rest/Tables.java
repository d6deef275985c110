package dalmuti.wire.rest;

import java.util.List;

/// The tables that everybody may see, those with free seats first.
public record Tables(List<TableCard> tables) {}
