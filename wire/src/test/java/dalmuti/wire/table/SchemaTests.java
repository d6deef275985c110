package dalmuti.wire.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;

import dalmuti.Dalmuti;
import dalmuti.contract.Game;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.options.Preset;
import dalmuti.testkit.Playout;
import dalmuti.wire.schema.TypeScript;

import grapples.Grapples;
import grapples.Options;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What `docs/protocol` says is what is sent. `-Dgolden.write=true` writes it anew.
final class SchemaTests {

    private static final Path FOLDER = Path.of("../docs/protocol");

    private static final com.networknt.schema.JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(Protocol.schema());

    private static void isCurrent(String file, String text) throws IOException {
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(file), text);
        }
        assertThat(FOLDER.resolve(file)).hasContent(text);
    }

    @Test
    void theSchemaIsCurrent() throws IOException {
        isCurrent("schema.json", Protocol.schema());
    }

    @Test
    void theTypesAreCurrent() throws IOException {
        JsonNode definitions = new ObjectMapper().readTree(Protocol.schema()).get("$defs");
        isCurrent(
                "protocol.ts",
                TypeScript.types(Protocol.TITLE, definitions)
                        + TypeScript.fields("DalmutiEvent", definitions)
                        + TypeScript.fields("DalmutiMove", definitions)
                        + TypeScript.fields("GrapplesEvent", definitions)
                        + TypeScript.fields("GrapplesMove", definitions));
    }

    /// What is answered over HTTP; the document is kept current by the server's tests.
    @Test
    void theTypesOfAnswersAreCurrent() throws IOException {
        JsonNode document = new ObjectMapper().readTree(FOLDER.resolve("openapi.json").toFile());
        isCurrent(
                "rest.ts",
                TypeScript.types(
                        "What is asked and answered over HTTP",
                        document.at("/components/schemas")));
    }

    @Test
    void theSocketIsCurrent() throws IOException {
        isCurrent("asyncapi.json", Protocol.asyncApi());
    }

    /// Every message is named once, and whatever is referred to is there.
    @Test
    void theSocketRefersToWhatThereIs() throws IOException {
        var mapper = new ObjectMapper();
        JsonNode socket = mapper.readTree(Protocol.asyncApi());
        JsonNode schema = mapper.readTree(Protocol.schema());
        for (String reference : socket.findValuesAsText("$ref")) {
            JsonNode found =
                    reference.startsWith("#")
                            ? socket.at(reference.substring(1))
                            : schema.at(reference.substring("schema.json#".length()));
            assertThat(found.isMissingNode()).as(reference).isFalse();
        }
        assertThat(socket.at("/operations/hear/messages"))
                .hasSameSizeAs(Request.class.getPermittedSubclasses());
        assertThat(socket.at("/operations/tell/messages"))
                .hasSameSizeAs(Notice.class.getPermittedSubclasses());
    }

    private static void isValid(String message) {
        assertThat(SCHEMA.validate(message, InputFormat.JSON)).as(message).isEmpty();
    }

    @Test
    void everyMessageIsDescribed() {
        Samples.requests().forEach(request -> isValid(Requests.write(request)));
        Samples.notices().forEach(notice -> isValid(Notices.write(notice)));
    }

    @Test
    void everyPartOfATableIsDescribed() {
        Samples.parts().forEach((name, part) -> isValid(update(Map.of(name, part), List.of())));
        isValid(Notices.write(new Notice.Advice(3, Samples.advice())));
    }

    private static String page() throws IOException {
        return Files.readString(Path.of("../docs/protocol.md"));
    }

    @Test
    void theExamplesOfThePageAreTrue() throws IOException {
        var lines = page().lines().filter(line -> line.matches("[<>] \\{.*")).toList();
        assertThat(lines).hasSizeGreaterThan(8);
        for (String line : lines) {
            String message = line.substring(2);
            if (line.startsWith("<")) {
                assertThat(Notices.write(Notices.read(message))).isEqualTo(message);
                isValid(message);
            } else if (!line.contains("two")) {
                assertThat(Requests.write(Requests.read(message))).isEqualTo(message);
                isValid(message);
            }
        }
    }

    @Test
    void thePageNamesEverythingThatIsSaid() throws IOException {
        String page = page();
        for (Class<?> sealed : List.of(Request.class, Notice.class)) {
            for (Class<?> kind : sealed.getPermittedSubclasses()) {
                String name = kind.getSimpleName();
                String spelled = Character.toLowerCase(name.charAt(0)) + name.substring(1);
                assertThat(page).contains("`" + spelled + "`");
            }
        }
        for (Notice.Why why : Notice.Why.values()) {
            assertThat(page).contains("| `" + why + "` |");
        }
        Stream.of(Parts.now(), DalmutiJson.now(), GrapplesJson.now())
                .flatMap(List::stream)
                .forEach(part -> assertThat(page).contains("`" + part.name() + "`"));
    }

    @Test
    void aRowIsWhatThePageSaysItIs() throws IOException {
        var lists = page().lines().filter(line -> line.matches("\\[.*\"pass\".*")).toList();
        var json = new DalmutiJson();
        var game = new Dalmuti(Preset.OFFICIAL.rules());
        var parts = json.picture(game.view(game.start(3), Onlooker.ONLOOKER)).texts();
        var legal =
                lists.stream()
                        .map(
                                list -> {
                                    parts.put("legal", list);
                                    return json.readView(parts, List.of()).legal();
                                })
                        .toList();
        assertThat(legal).hasSize(2);
        assertThat(legal.getFirst()).isEqualTo(legal.getLast()).hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"sit\",\"ack\":1}",
                "{\"type\":\"sit\",\"ack\":0,\"seat\":1}",
                "{\"type\":\"sit\",\"ack\":1,\"seat\":1,\"more\":1}",
                "{\"type\":\"dance\",\"ack\":1}",
                "{\"type\":\"answer\",\"ack\":1,\"question\":1,\"move\":{\"move\":\"lay\",\"play\":[9,1]}}",
                "{\"type\":\"update\",\"n\":1,\"told\":[{\"event\":\"laid\"}],\"now\":{}}",
                "{\"type\":\"update\",\"n\":1,\"told\":[],\"now\":{\"order\":[\"a\"]}}"
            })
    void otherThingsAreNot(String message) {
        assertThat(SCHEMA.validate(message, InputFormat.JSON)).isNotEmpty();
    }

    @Test
    void everythingSentOfDalmutiIsDescribed() {
        for (Preset preset : Preset.all()) {
            check(new Dalmuti(preset.rules()), new DalmutiJson(), dalmuti.View::told, 1);
        }
        var all = Preset.OFFICIAL.rules();
        for (String trade : List.of("FIRST_MERCHANT_RANDOM", "MERCHANTS_OFFER")) {
            var rules = dalmuti.options.Option.TRADE.set(all, trade);
            rules = dalmuti.options.Option.MISDEAL.set(rules, "1");
            check(new Dalmuti(rules), new DalmutiJson(), dalmuti.View::told, 2);
        }
    }

    @Test
    void everythingSentOfGrapplesIsDescribed() {
        var options = Options.STANDARD.with("queenConsent", "on").with("games", "2");
        check(new Grapples(options), new GrapplesJson(), grapples.View::told, 1);
        check(new Grapples(Options.STANDARD), new GrapplesJson(), grapples.View::told, 2);
    }

    private static <S, M, E, V> void check(
            Game<S, M, E, V> game,
            GameJson<M, E, V> json,
            java.util.function.Function<V, List<E>> toldTo,
            long seed) {
        int count = 0;
        for (var step : Playout.random(game, 7, seed, 240).steps()) {
            if (count++ % 4 != 0 && count > 40) {
                continue;
            }
            isValid(Requests.write(new Request.Answer(1, 2, json.move(step.move()))));
            for (Viewer viewer : List.of(new Player(count % 7), Onlooker.ONLOOKER)) {
                V view = game.view(step.after(), viewer);
                List<String> told =
                        step.events().stream()
                                .map(event -> game.tell(event, viewer))
                                .flatMap(Optional::stream)
                                .map(json::event)
                                .toList();
                isValid(update(json.picture(view).texts(), told));
                if (count % 40 == 0) {
                    isValid(update(json.picture(view).texts(), json.past(toldTo.apply(view))));
                }
            }
        }
    }

    private static String update(Map<String, String> parts, List<String> told) {
        return Notices.write(new Notice.Update(1, 0, false, told, parts));
    }
}
