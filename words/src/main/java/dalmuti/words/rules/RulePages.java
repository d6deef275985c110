package dalmuti.words.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The rules as their pages have them.
///
/// @param sections in the order of the pages, those without rules left out
public record RulePages(List<Section> sections) {

    private static final String DALMUTI = "dalmuti.md";
    private static final String GRAPPLES = "grapples.md";
    private static final String DECREES = "decrees.md";
    private static final List<String> BESIDE = List.of("record.md", DECREES);

    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
    private static final Pattern ID = Pattern.compile("\\*\\*([A-Z]+(?:-[A-Z]+)*-[0-9]+)\\*\\*");

    /// A rule goes on to the next heading, or to a blank line that no table follows.
    private static final Pattern END = Pattern.compile("\\n(?=#)|\\n\\s*\\n(?!\\|)");

    public RulePages {
        sections = List.copyOf(sections);
    }

    /// All pages of The Great Dalmuti, with those about its record and the decrees.
    public static RulePages ofDalmuti() {
        return of(Stream.concat(Stream.of(DALMUTI), BESIDE.stream()));
    }

    public static RulePages ofGrapples() {
        return of(Stream.of(GRAPPLES));
    }

    public static RulePages all() {
        return of(Stream.concat(Stream.of(DALMUTI, GRAPPLES), BESIDE.stream()));
    }

    /// The rules that a table plays by.
    ///
    /// @param game `dalmuti` or `grapples`
    public static RulePages playedIn(String game) {
        String page = game + ".md";
        return of(page.equals(DALMUTI) ? Stream.of(page, DECREES) : Stream.of(page));
    }

    private static RulePages of(Stream<String> pages) {
        return new RulePages(pages.flatMap(page -> sections(read(page)).stream()).toList());
    }

    static List<Section> sections(String page) {
        return pieces(page, HEADING, (name, text) -> new Section(Section.nameOf(name), rules(text)))
                .stream()
                .filter(section -> !section.rules().isEmpty())
                .toList();
    }

    private static List<Rule> rules(String text) {
        return pieces(text, ID, (id, rule) -> new Rule(id, trimmed(rule)));
    }

    /// What stands behind each mark, up to the next.
    private static <T> List<T> pieces(
            String text, Pattern mark, BiFunction<String, String, T> make) {
        var pieces = new ArrayList<T>();
        List<MatchResult> marks = mark.matcher(text).results().toList();
        for (int i = 0; i < marks.size(); i++) {
            int end = i + 1 < marks.size() ? marks.get(i + 1).start() : text.length();
            pieces.add(make.apply(marks.get(i).group(1), text.substring(marks.get(i).end(), end)));
        }
        return pieces;
    }

    private static String trimmed(String text) {
        Matcher end = END.matcher(text);
        String rule = end.find() ? text.substring(0, end.start()) : text;
        return rule.replaceFirst("\\n-\\s*$", "").strip();
    }

    private static String read(String page) {
        try (var stream = RulePages.class.getResourceAsStream(page)) {
            byte[] bytes = Objects.requireNonNull(stream, page).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// All rules, in the order of the pages.
    public List<Rule> rules() {
        return sections.stream().flatMap(section -> section.rules().stream()).toList();
    }

    public Optional<Rule> find(String id) {
        return rules().stream().filter(rule -> rule.id().equalsIgnoreCase(id)).findFirst();
    }

    public List<String> ids() {
        return rules().stream().map(Rule::id).toList();
    }
}
