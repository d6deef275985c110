package dalmuti.notation;

import dalmuti.contract.Viewer;
import dalmuti.options.Rules;

import java.util.List;

/// stub
final class Filling {
    private final List<Numbered> lines;

    Filling(Rules rules, Line.Round round, List<Numbered> lines, Viewer viewer) {
        this.lines = lines;
    }

    List<Numbered> filled() {
        return lines;
    }
}
