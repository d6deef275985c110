package dalmuti.browser;

import com.deque.html.axecore.playwright.AxeBuilder;

import java.util.List;

/// Looks for what keeps people out of a page. The builder that comes with axe brings its program
/// anew for each look and reports on everything that is fine, which takes five times as long.
record Axe(Visitor visitor) {

    private static final String RUN =
            """
            async rules => {
              const options = { resultTypes: ["violations"], ...(rules.length && { runOnly: rules }) };
              const { violations } = await axe.run(document, options);
              return violations.map(({ id, nodes }) => `${id}: ${nodes.map(it => `${it.target} ${it.html}`)}`);
            }\
            """;

    /// Whatever is wrong, by all rules or by some.
    @SuppressWarnings("unchecked")
    List<String> violations(String... rules) {
        if (!(boolean) visitor.ask("() => 'axe' in window")) {
            visitor.ask(AxeBuilder.getAxeScript());
        }
        return (List<String>) visitor.page().evaluate(RUN, rules);
    }
}
