package dalmuti.words.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The rules as their pages have them.
///
/// @param sections in the order of the pages, those without rules left out
public record RulePages(List<Section> sections) {

    private static final String DALMUTI = "dalmuti.md";
    private static final String GRAPPLES = "grapples.md";
    private static final List<String> BESIDE = List.of("record.md", "decrees.md");

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
        return of(Stream.of(game + ".md"));
    }

    private static RulePages of(Stream<String> pages) {
        return new RulePages(pages.flatMap(page -> sections(read(page)).stream()).toList());
    }

    static List<Section> sections(String page) {
        var sections = new ArrayList<Section>();
        Matcher heading = HEADING.matcher(page);
        boolean found = heading.find();
        while (found) {
            String name = Section.nameOf(heading.group(1));
            int start = heading.end();
            found = heading.find();
            String text = page.substring(start, found ? heading.start() : page.length());
            List<Rule> rules = rules(text);
            if (!rules.isEmpty()) {
                sections.add(new Section(name, rules));
            }
        }
        return sections;
    }

    private static List<Rule> rules(String text) {
        var rules = new ArrayList<Rule>();
        Matcher id = ID.matcher(text);
        boolean found = id.find();
        while (found) {
            String name = id.group(1);
            int start = id.end();
            found = id.find();
            String upToNext = text.substring(start, found ? id.start() : text.length());
            rules.add(new Rule(name, trimmed(upToNext)));
        }
        return rules;
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
