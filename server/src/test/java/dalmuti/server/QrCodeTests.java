package dalmuti.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.DecoderResult;
import com.google.zxing.qrcode.decoder.Decoder;

import org.junit.jupiter.api.Test;

import java.util.List;

/// Codes that a telephone reads.
class QrCodeTests {

    private static final String LINK = "https://dalmuti.example:8443/t/QKZM#code=k7-twelve-letters";

    @Test
    void whatIsDrawnCanBeRead() throws Exception {
        assertThat(read(QrCode.of(LINK).rows())).isEqualTo(LINK);
    }

    @Test
    void inATerminalLightIsWhatIsPrinted() throws Exception {
        List<String> lines = QrCode.of(LINK).lines();
        int size = lines.getFirst().length() - 4;
        var rows =
                java.util.stream.IntStream.range(0, size)
                        .mapToObj(
                                y -> {
                                    String line = lines.get((y + 2) / 2).substring(2, size + 2);
                                    String light = y % 2 == 0 ? "▀█" : "▄█";
                                    return line.chars()
                                            .mapToObj(it -> light.indexOf(it) < 0 ? "1" : "0")
                                            .reduce("", String::concat);
                                })
                        .toList();
        assertThat(read(rows)).isEqualTo(LINK);
    }

    private static String read(List<String> rows) throws Exception {
        var matrix = new BitMatrix(rows.size());
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.size(); x++) {
                if (rows.get(y).charAt(x) == '1') {
                    matrix.set(x, y);
                }
            }
        }
        DecoderResult result = new Decoder().decode(matrix);
        return result.getText();
    }
}
