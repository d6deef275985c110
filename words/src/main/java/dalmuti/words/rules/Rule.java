package dalmuti.words.rules;

/// One rule of the pages.
///
/// @param id as `PLAY-5`
/// @param text what the page says, in Markdown
public record Rule(String id, String text) {

    /// What the rule is about, as far as its first full stop.
    public String firstSentence() {
        int end = text.indexOf(". ");
        return end < 0 ? text.lines().findFirst().orElse("") : text.substring(0, end + 1);
    }
}
