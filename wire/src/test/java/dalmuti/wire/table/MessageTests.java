package dalmuti.wire.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;

/// What is said over a socket, and what is refused.
final class MessageTests {

    private static Refusal refusal(String text) {
        try {
            return new Refusal("", "taken as " + Requests.read(text), List.of());
        } catch (RefusedException refused) {
            return refused.refusal();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}",
                "{\"type\":\"answer\",\"ack\":3,\"question\":17,\"move\":{\"move\":\"lay\",\"play\":[9,1,0]}}",
                "{\"type\":\"sit\",\"ack\":1,\"seat\":2}",
                "{\"type\":\"rest\",\"ack\":1,\"away\":true}",
                "{\"type\":\"seatBot\",\"ack\":1,\"seat\":2,\"level\":\"\"}",
                "{\"type\":\"say\",\"ack\":2147483647,\"text\":\"¿qué? \\\"no\\\" 🂡\"}",
                "{\"type\":\"resync\"}"
            })
    void aRequestIsReadAsItIsWritten(String text) {
        assertThat(Requests.write(Requests.read(text))).isEqualTo(text);
    }

    @Test
    void theKindMayComeLate() {
        assertThat(Requests.read(" {\"seat\":2, \"type\":\"sit\", \"ack\":1} "))
                .isEqualTo(new Request.Sit(1, 2));
        assertThat(
                        Requests.read(
                                "{\"move\":{\"a\":[{},"
                                        + " 1.5e3]},\"ack\":1,\"question\":0,\"type\":\"answer\"}"))
                .isEqualTo(new Request.Answer(1, 0, "{\"a\":[{}, 1.5e3]}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    json     | wire.not-json      | ''
                    json     | wire.not-json      | nonsense
                    json     | wire.not-json      | {"type":"sit","ack":1,"seat":2
                    json     | wire.wanted-object | []
                    json     | wire.wanted-object | null
                    json     | wire.trailing      | {"type":"resync"}{}
                    type     | wire.missing       | {}
                    type     | wire.missing       | {"ack":1}
                    type     | wire.kind          | {"type":"dalmuti.wire.table.Request"}
                    type     | wire.wanted-text   | {"type":7}
                    type     | wire.unknown       | {"type":"resync","type":"ping"}
                    type     | wire.unknown       | {"ack":1,"type":"ping","type":"sit"}
                    ack      | wire.missing       | {"type":"ping"}
                    ack      | wire.bounds        | {"type":"ping","ack":0}
                    ack      | wire.bounds        | {"type":"ping","ack":2147483648}
                    ack      | wire.bounds        | {"type":"ping","ack":99999999999999999999}
                    ack      | wire.wanted-number | {"type":"ping","ack":1.0}
                    ack      | wire.wanted-number | {"type":"ping","ack":"1"}
                    ack      | wire.wanted-number | {"type":"ping","ack":null}
                    ack      | wire.twice         | {"type":"ping","ack":1,"ack":2}
                    extra    | wire.unknown       | {"type":"ping","ack":1,"extra":[{}]}
                    json     | wire.unknown       | {"type":"ping","ack":1,"<b>":1}
                    away     | wire.wanted-flag   | {"type":"rest","ack":1,"away":0}
                    text     | wire.sign          | {"type":"say","ack":1,"text":"a\\u0000"}
                    text     | wire.sign          | {"type":"say","ack":1,"text":"\\ud800"}
                    move     | wire.wanted-object | {"type":"answer","ack":1,"question":1,"move":"pass"}
                    """)
    void aRefusalNamesTheField(String field, String key, String text) {
        Refusal refusal = refusal(text);
        assertThat(refusal.rule() + " " + refusal.key()).isEqualTo(field + " " + key);
        assertThat(Words.ENGLISH.say(refusal)).endsWith("(" + field + ")");
    }

    @Test
    void thereAreLimits() {
        assertThat(refusal("[".repeat(4000)).key()).isEqualTo("wire.wanted-object");
        String deep = "{\"x\":".repeat(30) + "1" + "}".repeat(30);
        assertThat(refusal("{\"type\":\"answer\",\"move\":" + deep + "}").key())
                .isEqualTo("wire.too-deep");
        assertThat(refusal(" ".repeat(Requests.LONGEST + 1)).key()).isEqualTo("wire.too-long");
        String saying = "x".repeat(Requests.LONGEST_SAYING + 1);
        assertThat(refusal("{\"type\":\"say\",\"ack\":1,\"text\":\"" + saying + "\"}"))
                .isEqualTo(Refusal.of("text", "wire.too-long", Requests.LONGEST_SAYING));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    play  | {"move":"lay","play":[9,10,0]}
                    play  | {"move":"lay","play":[13,1,1]}
                    play  | {"move":"lay","play":[13,0,0]}
                    play  | {"move":"lay","play":[14,1,0]}
                    play  | {"move":"lay","play":[9,1]}
                    play  | {"move":"lay","play":[9,1,0,0]}
                    play  | {"move":"lay","play":{"rank":9}}
                    cards | {"move":"payBack","cards":[1,1]}
                    cards | {"move":"payBack","cards":"1"}
                    depth | {"move":"cut"}
                    to    | {"move":"offer","to":"a","card":1}
                    move  | {"move":"Lay"}
                    """)
    void aMoveThatIsNoneNamesItsField(String field, String move) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> new DalmutiJson().readMove(move))
                .satisfies(refused -> assertThat(refused.refusal().rule()).isEqualTo(field));
    }

    @Test
    void everyMessageIsReadAsItIsWritten() {
        for (Request request : Samples.requests()) {
            assertThat(Requests.read(Requests.write(request))).isEqualTo(request);
        }
        for (Notice notice : Samples.notices()) {
            assertThat(Notices.read(Notices.write(notice))).isEqualTo(notice);
        }
        assertThat(Samples.requests().stream().<Class<?>>map(Request::getClass))
                .containsExactly(Request.class.getPermittedSubclasses());
        assertThat(Samples.notices().stream().<Class<?>>map(Notice::getClass))
                .contains(Notice.class.getPermittedSubclasses());
    }

    @Test
    void anUpdateCarriesItsPartsAsTheyAre() {
        assertThat(Notices.write(Samples.notices().getFirst()))
                .isEqualTo(
                        "{\"type\":\"update\",\"n\":12,\"told\":[{\"event\":\"passed\",\"by\":\"A\"}],"
                            + "\"now\":{\"round\":3,\"hand\":null,\"rules\":\"korean\"}}");
        assertThat(Notices.write(Samples.notices().get(1)))
                .contains("\"n\":1,\"ack\":7,\"whole\":true,");
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "12, 7", "2147483647, 2147483647"})
    void whatIsWrittenForSeveralIsAnUpdateForEach(int number, int ack) {
        var told = List.of("{\"event\":\"passed\",\"player\":\"A\"}");
        var now = Map.of("round", "3");
        assertThat(Notices.write(number, ack, Notices.Body.of(told, now)))
                .isEqualTo(Notices.write(new Notice.Update(number, ack, false, told, now)));
    }
}
