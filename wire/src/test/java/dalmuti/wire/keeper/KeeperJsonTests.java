package dalmuti.wire.keeper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;

import dalmuti.keeper.Ledger;
import dalmuti.wire.schema.JsonSchema;
import dalmuti.wire.schema.TypeScript;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class KeeperJsonTests {

    private static final Path TYPES = Path.of("../docs/protocol/keeper.ts");
    private static final String TITLE = "What the keeper of scores is told, and what comes of it";

    private static final String EVENING =
            """
            {"rules":"korean","names":["Ana","Bo","Cy"],"taps":[{"tap":"drawn","card":3},\
            {"tap":"seated","order":["B","C","A"]},{"tap":"declared","by":"A","call":"GREATER_REVOLUTION"},\
            {"tap":"out","player":"A"}]}\
            """;

    /// `-Dgolden.write=true` writes them anew.
    @Test
    void theTypesAreCurrent() throws IOException {
        String schema = JsonSchema.of(TITLE, KeeperJson.shapes());
        String types = TypeScript.types(TITLE, new ObjectMapper().readTree(schema).get("$defs"));
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(TYPES, types);
        }
        assertThat(TYPES).hasContent(types);
    }

    @Test
    void anEveningIsWrittenAsItWasRead() {
        assertThat(KeeperJson.write(KeeperJson.read(EVENING))).isEqualTo(EVENING);
        assertThat(KeeperJson.write(Ledger.of(KeeperJson.read(EVENING))))
                .startsWith("{\"doing\":\"PLAYING\",\"scored\":true,\"rounds\":10,\"people\":[")
                .contains("\"out\":[\"A\"]")
                .contains("\"declared\":{\"by\":\"A\",\"call\":\"GREATER_REVOLUTION\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{                                                                | json",
                "{\"rules\":\"korean\",\"names\":[]}                              | taps",
                "{\"rules\":\"martian\",\"names\":[],\"taps\":[]}                 | REC-1",
                "{\"rules\":\"dutch\",\"names\":[],\"taps\":[{\"tap\":\"sing\"}]} | tap",
                "{\"rules\":\"dutch\",\"names\":[\"abcdefghijklmnopqrstuvwxyz\"],\"taps\":[]} |"
                        + " names"
            })
    void otherThingsAreRefusedByField(String text, String field) {
        assertThatThrownBy(() -> KeeperJson.read(text)).hasMessageEndingWith("(" + field + ")");
    }
}
