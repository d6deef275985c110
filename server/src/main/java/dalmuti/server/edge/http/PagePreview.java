package dalmuti.server.edge.http;

import dalmuti.server.Lobby;
import dalmuti.server.OwnAddresses;
import dalmuti.server.Settings.Front;
import dalmuti.table.LobbyCard;
import dalmuti.words.Words;

import io.javalin.http.Context;

import java.util.Objects;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a chat shows of a link to a page (Open Graph): of a table no more than its link tells
/// everybody.
public record PagePreview(Lobby lobby, Supplier<OwnAddresses> addresses) {

    private static final Pattern TABLE = Pattern.compile("/t/([A-Za-z0-9-]+)(/tv)?");

    /// What belongs into the head of a page.
    String of(Context context) {
        Words words = Words.in(ApiRequest.asked(context));
        Matcher table = TABLE.matcher(context.path());
        String title =
                table.matches()
                        ? lobby.find(table.group(1))
                                .map(it -> invitation(it, words))
                                .orElseGet(() -> words.say("server.preview"))
                        : words.say("server.preview");
        return tag("og:type", "website")
                + tag("og:site_name", "Dalmuti")
                + tag("og:title", title)
                + tag("og:description", words.say("server.preview-text"))
                + tag("og:image", base(context) + "/art/preview.png")
                + tag("og:image:width", "1200")
                + tag("og:image:height", "630")
                + "    <meta name=\"twitter:card\" content=\"summary_large_image\">\n";
    }

    private static String invitation(LobbyCard card, Words words) {
        String game = words.say("options." + card.game());
        return card.host().isEmpty()
                ? words.say("server.preview-table", game, card.code())
                : words.say("server.preview-invites", card.host(), game);
    }

    /// Pictures are named in full.
    private String base(Context context) {
        OwnAddresses known = addresses.get();
        boolean behind = known.settings().front() == Front.PROXY;
        String scheme =
                Objects.requireNonNullElse(
                        behind ? context.header("X-Forwarded-Proto") : null, context.scheme());
        return known.settings()
                .address()
                .known()
                .orElseGet(() -> scheme + "://" + Objects.requireNonNullElse(context.host(), ""));
    }

    private static String tag(String property, String content) {
        return "    <meta property=\"%s\" content=\"%s\">\n".formatted(property, escaped(content));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("\"", "&quot;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }
}
