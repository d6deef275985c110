package dalmuti.app.pages;

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
/// @param rules in the order of the pages
public record RulePages(List<Rule> rules) {

    private static final List<String> DALMUTI = List.of("dalmuti.md", "record.md", "decrees.md");
    private static final List<String> GRAPPLES = List.of("grapples.md");

    private static final Pattern ID = Pattern.compile("\\*\\*([A-Z]+(?:-[A-Z]+)*-[0-9]+)\\*\\*");

    /// A rule goes on to the next heading, or to a blank line that no table follows.
    private static final Pattern END = Pattern.compile("\\n(?=#)|\\n\\s*\\n(?!\\|)");

    public RulePages {
        rules = List.copyOf(rules);
    }

    public static RulePages ofDalmuti() {
        return of(DALMUTI);
    }

    public static RulePages ofGrapples() {
        return of(GRAPPLES);
    }

    public static RulePages all() {
        return of(Stream.concat(DALMUTI.stream(), GRAPPLES.stream()).toList());
    }

    private static RulePages of(List<String> pages) {
        return new RulePages(pages.stream().flatMap(page -> rules(read(page)).stream()).toList());
    }

    static List<Rule> rules(String page) {
        var rules = new ArrayList<Rule>();
        Matcher id = ID.matcher(page);
        boolean found = id.find();
        while (found) {
            String name = id.group(1);
            int start = id.end();
            found = id.find();
            String upToNext = page.substring(start, found ? id.start() : page.length());
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

    public Optional<Rule> find(String id) {
        return rules.stream().filter(rule -> rule.id().equalsIgnoreCase(id)).findFirst();
    }

    public List<String> ids() {
        return rules.stream().map(Rule::id).toList();
    }
}
