package dalmuti.server.edge;

import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// The text of a message, which may come in several frames.
final class MessageAssembler {

    private static final byte[] NOTHING = {};

    private final int longest;
    private byte[] begun = NOTHING;

    /// @param longest in bytes
    MessageAssembler(int longest) {
        this.longest = longest;
    }

    /// Adds a frame, and gives the text when it is whole. Jetty closes the socket for the
    /// exceptions: the text is too long, or is none.
    Optional<String> add(Frame frame) {
        ByteBuffer payload = frame.getPayload();
        int more = payload == null ? 0 : payload.remaining();
        if (begun.length + more > longest) {
            begun = NOTHING;
            throw new MessageTooLargeException("longer than " + longest);
        }
        if (begun.length > 0 || !frame.isFin()) {
            byte[] both = Arrays.copyOf(begun, begun.length + more);
            if (payload != null) {
                payload.get(both, begun.length, more);
            }
            begun = both;
            if (!frame.isFin()) {
                return Optional.empty();
            }
            payload = ByteBuffer.wrap(both);
            begun = NOTHING;
        }
        return Optional.of(payload == null ? "" : decoded(payload));
    }

    private static String decoded(ByteBuffer bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException e) {
            throw new BadPayloadException("no UTF-8", e);
        }
    }
}
