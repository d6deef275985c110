package dalmuti.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Findings as one page that needs nothing but itself: no scripts, no fonts, no pictures from
/// elsewhere.
public final class HtmlPage {

    /// A table with more columns has a row of the page to itself.
    private static final int MOST_BESIDE = 7;

    private HtmlPage() {}

    public static String of(Findings findings) {
        var parts = new ArrayList<String>();
        parts.add(head(findings));
        parts.add("<main>\n");
        findings.plots().forEach(plot -> parts.add(figure(plot)));
        findings.allSheets().forEach(sheet -> parts.add(table(sheet)));
        parts.add("</main>\n");
        parts.add("<footer>\n");
        findings.notes().forEach(note -> parts.add("<p>" + Svg.escaped(note) + "</p>\n"));
        parts.add("</footer>\n</body>\n</html>\n");
        return String.join("", parts);
    }

    private static String head(Findings findings) {
        var facts = new StringBuilder();
        for (var fact : findings.facts().entrySet()) {
            String name = Svg.escaped(fact.getKey());
            String value = Svg.escaped(fact.getValue());
            facts.append("<div><dt>%s</dt><dd>%s</dd></div>\n".formatted(name, value));
        }
        return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>%1$s</title>
        <style>
        %2$s</style>
        </head>
        <body>
        <header>
        <h1>%1$s</h1>
        <dl>
        %3$s</dl>
        </header>
        """
                .formatted(Svg.escaped(findings.title()), style(), facts);
    }

    private static String figure(Plot plot) {
        return """
        <figure>
        <h2>%s</h2>
        <p>%s</p>
        <div class="plot">
        %s</div>
        </figure>
        """
                .formatted(
                        Svg.escaped(plot.title()),
                        Svg.escaped(plot.caption()),
                        Svg.of(Drawing.of(plot), plot.title()));
    }

    private static String table(Sheet sheet) {
        var rows = new StringBuilder();
        rows.append("<tr>");
        for (int i = 0; i < sheet.columns().size(); i++) {
            rows.append(heading(sheet, i));
        }
        rows.append("</tr>\n");
        for (List<Cell> row : sheet.rows()) {
            rows.append("<tr>");
            row.forEach(cell -> rows.append(field(cell)));
            rows.append("</tr>\n");
        }
        return """
        <section%s>
        <h2>%s</h2>
        <div class="sheet"><table>
        %s</table></div>
        </section>
        """
                .formatted(
                        sheet.columns().size() > MOST_BESIDE ? " class=\"wide\"" : "",
                        Svg.escaped(sheet.title()),
                        rows);
    }

    private static String heading(Sheet sheet, int column) {
        boolean words =
                sheet.rows().stream().allMatch(row -> row.get(column) instanceof Cell.Label);
        return "<th%s>%s</th>"
                .formatted(
                        words ? " class=\"words\"" : "", Svg.escaped(sheet.columns().get(column)));
    }

    private static String field(Cell cell) {
        String text = Svg.escaped(cell.text());
        return cell instanceof Cell.Label
                ? "<td class=\"words\">" + text + "</td>"
                : "<td>" + text + "</td>";
    }

    /// How a page looks, and by what colours.
    static String style() {
        try (InputStream in = HtmlPage.class.getResourceAsStream("page.css")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
