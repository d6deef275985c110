package dalmuti.lab.report;

/// A page.
public final class HtmlPage {
    private HtmlPage() {}

    public static String of(Findings f) {
        return f.title();
    }
}
