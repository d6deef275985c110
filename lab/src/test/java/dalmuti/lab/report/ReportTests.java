package dalmuti.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import dalmuti.lab.stats.Interval;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;

class ReportTests {

    private static final Interval AROUND = new Interval(0.4, 0.625);

    private static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);

    private static final Sheet SHEET =
            new Sheet(
                    "bots",
                    "Bots & others",
                    List.of("bot", "games", "share", "95%"),
                    List.of(
                            List.of(
                                    new Cell.Label("a, \"b\""),
                                    new Cell.Figure(3, Format.WHOLE),
                                    new Cell.Figure(0.51234, Format.PERCENT),
                                    new Cell.Range(AROUND, Format.PERCENT))));

    private static final List<Plot> PLOTS =
            List.of(
                    new Plot.HeatMap(
                            "heat",
                            "Heat <map>",
                            "Shares.",
                            new Plot.Axis("now", List.of("one", "two")),
                            new Plot.Axis("next", List.of("1", "2")),
                            List.of(List.of(0.75, 0.25), List.of(0.0, 1.0)),
                            0,
                            1),
                    new Plot.Whiskers(
                            "whiskers",
                            "Whiskers",
                            "Points.",
                            "points",
                            List.of(
                                    new Plot.Dot("greedy", 0.5, AROUND),
                                    new Plot.Dot("unknown", 0.4, UNKNOWN)),
                            Optional.of(0.3)),
                    new Plot.Curves(
                            "curves",
                            "Curves",
                            "Points.",
                            "round",
                            "points",
                            List.of(
                                    new Plot.Curve("a", List.of(new Plot.Point(1, 0.5, AROUND))),
                                    new Plot.Curve(
                                            "a rather long name of rules",
                                            List.of(
                                                    new Plot.Point(1, 0.5, AROUND),
                                                    new Plot.Point(2, 0.6, AROUND),
                                                    new Plot.Point(3, 0.7, UNKNOWN))))));

    private static final Findings FINDINGS =
            new Findings(
                    "Arena",
                    Map.of("seed", "7"),
                    List.of("PARTIAL: 1 of 2"),
                    List.of(SHEET),
                    List.of(),
                    PLOTS);

    @TempDir private Path folder = Path.of("");

    @Test
    void numbersAreWrittenForPeople() {
        assertThat(SHEET.texts())
                .containsExactly(
                        List.of("bot", "games", "share", "95%"),
                        List.of("a, \"b\"", "3", "51.2%", "40.0%..62.5%"));
        assertThat(Format.WHOLE.of(-0.2)).isEqualTo("0");
        assertThat(Format.HUNDREDTHS.of(-1.005)).startsWith("-1.0");
    }

    @Test
    void csvQuotesWhatItMust() {
        assertThat(Csv.of(SHEET))
                .isEqualTo(
                        "bot,games,share,95% low,95% high\r\n"
                                + "\"a, \"\"b\"\"\",3,0.51234,0.4,0.625\r\n");
    }

    @Test
    void jsonHasEveryDigit() throws IOException {
        JsonNode json = new ObjectMapper().readTree(JsonFindings.of(FINDINGS));
        JsonNode row = json.at("/results/bots/0");
        assertThat(row.get("bot").asText()).isEqualTo("a, \"b\"");
        assertThat(row.get("games").isIntegralNumber()).isTrue();
        assertThat(row.get("share").asDouble()).isEqualTo(0.51234);
        assertThat(row.get("95% high").asDouble()).isEqualTo(0.625);
        assertThat(json.at("/notes/0").asText()).startsWith("PARTIAL");
        assertThat(json.at("/facts/seed").asText()).isEqualTo("7");
    }

    @Test
    void whatIsNotKnownIsLeftEmpty() throws IOException {
        var sheet =
                new Sheet(
                        "rounds",
                        "Rounds",
                        List.of("points", "±", "95%"),
                        List.of(
                                List.of(
                                        new Cell.Figure(4.2, Format.HUNDREDTHS),
                                        new Cell.Figure(Double.NaN, Format.HUNDREDTHS),
                                        new Cell.Range(UNKNOWN, Format.HUNDREDTHS))));
        assertThat(sheet.texts().getLast()).containsExactly("4.20", "", "");
        assertThat(Csv.of(sheet)).isEqualTo("points,±,95% low,95% high\r\n4.2,,,\r\n");
        var findings = new Findings("", Map.of(), List.of(), List.of(sheet), List.of(), List.of());
        JsonNode row =
                new ObjectMapper().readTree(JsonFindings.of(findings)).at("/results/rounds/0");
        assertThat(row.get("±").isNull()).isTrue();
        assertThat(row.get("95% low").isNull()).isTrue();
        assertThat(row.get("95% high").isNull()).isTrue();
    }

    @Test
    void aPageNeedsNothingButItself() {
        String page = HtmlPage.of(FINDINGS);
        assertThat(page)
                .doesNotContain("http:", "https:", "<script", "<link", "@import", "url(", "src=")
                .contains("prefers-color-scheme: dark", "width=device-width");
    }

    @Test
    void aPageShowsTheFindings() {
        assertThat(HtmlPage.of(FINDINGS))
                .contains(
                        "<h2>Heat &lt;map&gt;</h2>",
                        "Bots &amp; others",
                        "75%",
                        "51.2%",
                        "PARTIAL");
    }

    @Test
    void drawingsAreWellFormed() throws Exception {
        String page = HtmlPage.of(FINDINGS);
        int from = 0;
        for (int drawing = 0; drawing < PLOTS.size(); drawing++) {
            int start = page.indexOf("<svg", from);
            from = page.indexOf("</svg>", start) + "</svg>".length();
            Document svg = parsed(page.substring(start, from));
            assertThat(svg.getDocumentElement().getAttribute("viewBox")).startsWith("0 0 ");
            assertThat(page.substring(start, from)).doesNotContain("NaN", "Infinity");
        }
        assertThat(page.indexOf("<svg", from)).isNegative();
    }

    private static Document parsed(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void everyPlotBecomesAPicture() throws IOException {
        Pictures.write(PLOTS, folder);
        for (Plot plot : PLOTS) {
            assertThat(ImageIO.read(folder.resolve(plot.name() + ".png").toFile()).getWidth())
                    .isEqualTo(960);
        }
    }

    @Test
    void axesHaveRoundMarks() {
        assertThat(Scale.around(0.62, 2.41).marks()).containsExactly(0.5, 1.0, 1.5, 2.0, 2.5);
        Scale narrow = Scale.around(0.1, 0.12);
        assertThat(narrow.marks().stream().map(narrow::written)).startsWith("0.100", "0.105");
        assertThat(narrow.share(0.1)).isZero();
        assertThat(Scale.around(3, 3).marks()).isNotEmpty();
    }

    @Test
    void rowsAreAsLongAsTheirHeading() {
        assertThatThrownBy(() -> new Sheet("x", "X", List.of("a"), List.of(List.of())))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
