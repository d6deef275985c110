package dalmuti.offline.instead.dalmuti.table.people;

import org.teavm.jso.JSBody;

/// Stands for the one that knows every script: here somebody talks to bots only, so it is enough
/// that there is something to see.
final class VisibleText {

    private VisibleText() {}

    @JSBody(
            params = "said",
            script =
                    "return said.normalize('NFC').replace(new RegExp('\\\\p{C}', 'gu'),"
                            + " '').trim();")
    static native String of(String said);
}
