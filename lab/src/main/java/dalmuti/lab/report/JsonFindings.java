package dalmuti.lab.report;

import dalmuti.wire.JsonText;

import java.util.LinkedHashMap;

/// Findings as JSON, for other programs.
public final class JsonFindings {

    private JsonFindings() {}

    public static String of(Findings findings) {
        var sheets = new LinkedHashMap<String, Object>();
        findings.sheets().forEach(sheet -> sheets.put(sheet.name(), sheet.records()));
        var timed = new LinkedHashMap<String, Object>();
        findings.timed().forEach(sheet -> timed.put(sheet.name(), sheet.records()));
        var all = new LinkedHashMap<String, Object>();
        all.put("title", findings.title());
        all.put("facts", findings.facts());
        all.put("notes", findings.notes());
        all.put("results", sheets);
        all.put("timed", timed);
        return JsonText.of(all);
    }
}
