package dalmuti.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// All that a run has found out.
///
/// @param facts what was played, by name
/// @param notes what is to be known about the figures
/// @param timed what was read from the clock, and so is not the same in another run
public record Findings(
        String title,
        Map<String, String> facts,
        List<String> notes,
        List<Sheet> sheets,
        List<Sheet> timed,
        List<Plot> plots) {

    public Findings {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
        notes = List.copyOf(notes);
        sheets = List.copyOf(sheets);
        timed = List.copyOf(timed);
        plots = List.copyOf(plots);
    }

    /// Facts in their order, each as its name and its value.
    public static Map<String, String> facts(Object... namesAndValues) {
        var facts = new LinkedHashMap<String, String>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            facts.put(namesAndValues[i].toString(), namesAndValues[i + 1].toString());
        }
        return facts;
    }

    /// All sheets, those of the clock last.
    public List<Sheet> allSheets() {
        var all = new ArrayList<>(sheets);
        all.addAll(timed);
        return all;
    }
}
