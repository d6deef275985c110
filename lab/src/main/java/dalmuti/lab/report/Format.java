package dalmuti.lab.report;

import java.util.Locale;

/// How a number is written for people.
public enum Format {
    WHOLE("%.0f", 1),
    TENTHS("%.1f", 1),
    HUNDREDTHS("%.2f", 1),
    THOUSANDTHS("%.3f", 1),
    TEN_THOUSANDTHS("%.4f", 1),
    /// Of a share: 0.5 is 50.0%.
    PERCENT("%.1f%%", 100);

    private final String pattern;
    private final double scale;

    Format(String pattern, double scale) {
        this.pattern = pattern;
        this.scale = scale;
    }

    /// Nothing where there is no number.
    public String of(double value) {
        if (Double.isNaN(value)) {
            return "";
        }
        String text = String.format(Locale.ROOT, pattern, value * scale);
        return text.matches("-0(\\.0+)?%?") ? text.substring(1) : text;
    }
}
