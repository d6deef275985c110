package dalmuti.programs;

import java.util.List;

/// Programs in `sh`, which is everywhere. Each says hello, and then does its own thing on `go`.
enum Script {
    GOOD("answer 0"),
    SLOW("sleep 30"),
    DYING("exit 3"),
    LYING("answer 999"),
    NEGATIVE("answer -1"),
    GARBLED("echo 'I lay two cooks'"),
    WORDY("echo '{\"type\":\"thinking\",\"depth\":3}'; answer 0"),
    STALE("echo '{\"type\":\"move\",\"id\":0,\"index\":0}'; answer 0"),
    FLOODING_A_LINE("yes | tr -d '\\n'"),
    FLOODING_LINES("yes '{\"type\":\"thinking\"}'"),
    MUTE_FROM_THE_START("", "sleep 30"),
    OF_ANOTHER_PROTOCOL("", "echo '{\"type\":\"hello\",\"protocol\":7}'");

    private static final String HELLO =
            "echo '{\"type\":\"hello\",\"protocol\":1,\"name\":\"sh\",\"games\":[\"grapples\"]}'";

    private final String go;
    private final String hello;

    Script(String go) {
        this(go, HELLO);
    }

    Script(String go, String hello) {
        this.go = go;
        this.hello = hello;
    }

    /// The command that runs it.
    List<String> command() {
        return List.of("sh", "-c", text());
    }

    private String text() {
        return """
        answer() { echo '{"type":"move","id":'"$id"',"index":'"$1"'}'; }
        while IFS= read -r line; do
            case $line in
                *'"type":"hello"'*) %s ;;
                *'"type":"go"'*) id=${line#*'"id":'}; id=${id%%%%,*}; %s ;;
                *'"type":"stop"'*) exit 0 ;;
            esac
        done
        """
                .formatted(hello, go);
    }
}
