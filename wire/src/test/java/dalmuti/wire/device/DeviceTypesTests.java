package dalmuti.wire.device;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;

import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Shape;
import dalmuti.wire.schema.JsonSchema;
import dalmuti.wire.schema.TypeScript;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What the engine on a device answers that no server does; `-Dgolden.write=true` writes it anew.
final class DeviceTypesTests {

    private static final Path TYPES = Path.of("../docs/protocol/device.ts");
    private static final String TITLE = "What the engine on a device answers, and no server";

    @Test
    void theTypesAreCurrent() throws IOException {
        var codecs = new Codecs();
        var roots =
                List.of(
                        (Shape.Named) codecs.codec(DayResult.class).shape(),
                        (Shape.Named) codecs.codec(Society.class).shape());
        String schema = JsonSchema.of(TITLE, roots);
        String types = TypeScript.types(TITLE, new ObjectMapper().readTree(schema).get("$defs"));
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(TYPES, types);
        }
        assertThat(TYPES).hasContent(types);
    }
}
