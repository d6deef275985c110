package dalmuti.lab.report;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A sheet as comma-separated values, after RFC 4180.
public final class Csv {

    private Csv() {}

    public static String of(Sheet sheet) {
        List<Map<String, @Nullable Object>> records = sheet.records();
        var lines = new ArrayList<String>();
        lines.add(line(records.isEmpty() ? sheet.columns() : records.getFirst().keySet()));
        records.forEach(fields -> lines.add(line(fields.values())));
        return String.join("\r\n", lines) + "\r\n";
    }

    private static String line(Iterable<? extends @Nullable Object> fields) {
        var texts = new ArrayList<String>();
        fields.forEach(field -> texts.add(quoted(Objects.toString(field, ""))));
        return String.join(",", texts);
    }

    private static String quoted(String field) {
        return field.matches("[^\",\r\n]*") ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
