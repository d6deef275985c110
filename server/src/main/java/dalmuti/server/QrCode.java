package dalmuti.server;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/// A text as a code to be photographed.
///
/// @param rows of 1 for dark and 0 for light, all of the same length
public record QrCode(List<String> rows) {

    /// What has to stay light around a code.
    private static final int MARGIN = 2;

    /// By whether the upper and the lower half of a character are light: terminals are dark.
    private static final String HALVES = " ▄▀█";

    public QrCode {
        rows = List.copyOf(rows);
    }

    /// @param text of at most a few hundred characters
    public static QrCode of(String text) {
        try {
            ByteMatrix found =
                    Objects.requireNonNull(
                            Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix());
            return new QrCode(
                    IntStream.range(0, found.getHeight()).mapToObj(y -> row(found, y)).toList());
        } catch (WriterException e) {
            throw new IllegalArgumentException("Too long for a code: " + text.length(), e);
        }
    }

    private static String row(ByteMatrix found, int y) {
        var row = new StringBuilder();
        for (int x = 0; x < found.getWidth(); x++) {
            row.append(found.get(x, y) == 1 ? '1' : '0');
        }
        return row.toString();
    }

    /// The code in lines of half blocks, two rows a line.
    public List<String> lines() {
        int from = -MARGIN;
        int to = rows.size() + MARGIN;
        return IntStream.iterate(from, y -> y < to, y -> y + 2)
                .mapToObj(
                        y ->
                                IntStream.range(from, to)
                                        .map(
                                                x ->
                                                        (isLight(x, y) ? 2 : 0)
                                                                + (isLight(x, y + 1) ? 1 : 0))
                                        .mapToObj(it -> String.valueOf(HALVES.charAt(it)))
                                        .reduce("", String::concat))
                .toList();
    }

    private boolean isLight(int x, int y) {
        boolean inside = x >= 0 && y >= 0 && x < rows.size() && y < rows.size();
        return !inside || rows.get(y).charAt(x) == '0';
    }
}
