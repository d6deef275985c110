package dalmuti.server.edge;

import dalmuti.server.Lobby;
import dalmuti.table.LobbyCard;
import dalmuti.words.Language;
import dalmuti.words.Words;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/// A plain page for whoever comes with a browser to a server without a program for it.
final class LandingPage {

    private static final int MOST = 20;

    private LandingPage() {}

    static byte[] page(Language language, Lobby lobby) {
        Words words = Words.in(language);
        String rows =
                lobby.listed(MOST).stream()
                        .map(card -> "<li>" + escaped(row(words, card)) + "</li>\n")
                        .collect(Collectors.joining());
        String tables =
                rows.isEmpty()
                        ? "<p>" + escaped(words.say("server.landing-none")) + "</p>"
                        : "<ul>\n" + rows + "</ul>";
        return """
        <!doctype html>
        <html lang="%s">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Dalmuti</title>
        </head>
        <body>
        <h1>%s</h1>
        <p>%s</p>
        <pre>./dalmuti play</pre>
        <h2>%s</h2>
        %s
        </body>
        </html>
        """
                .formatted(
                        language.tag(),
                        escaped(words.say("options.dalmuti")),
                        escaped(words.say("server.landing")),
                        escaped(words.say("server.landing-tables")),
                        tables)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String row(Words words, LobbyCard card) {
        return words.say(
                "server.landing-table",
                card.code(),
                card.host(),
                card.rules(),
                card.people() + card.bots(),
                card.seats());
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
