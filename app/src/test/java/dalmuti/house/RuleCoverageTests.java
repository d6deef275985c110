package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Every rule has a test or a golden record, and every id that one names is a rule.
class RuleCoverageTests {

    private static final Pattern TEST =
            Pattern.compile("\\b(?:void|Stream<DynamicTest>) ((?:[A-Z]+_)+[0-9]+)_?\\w*\\(");
    private static final Pattern GOLDEN =
            Pattern.compile("((?:[A-Z]+-)+[0-9]+)-[^/]*\\.(?:drn|grapples\\.jsonl)");

    @Test
    void everyRuleHasATestOrAGoldenRecord() {
        var untested = new TreeSet<>(Rulebook.ids());
        untested.removeAll(named());
        assertThat(untested).as("rules without a test or a golden record").isEmpty();
    }

    @Test
    void everyIdThatIsNamedIsARule() {
        var unknown = new TreeSet<>(named());
        unknown.removeAll(Rulebook.ids());
        assertThat(unknown).as("ids that no page has").isEmpty();
    }

    private static SequencedSet<String> named() {
        var ids = new TreeSet<String>();
        for (Path file : Sources.under("test")) {
            if (file.toString().endsWith(".java")) {
                TEST.matcher(Sources.text(file))
                        .results()
                        .forEach(test -> ids.add(test.group(1).replace('_', '-')));
            } else {
                Matcher golden = GOLDEN.matcher(String.valueOf(file.getFileName()));
                if (golden.matches()) {
                    ids.add(golden.group(1));
                }
            }
        }
        return ids;
    }
}
