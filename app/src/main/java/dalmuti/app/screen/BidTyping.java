package dalmuti.app.screen;

import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.app.print.Paragraph;
import dalmuti.decrees.Decree;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Asks for a decree by its number and for coins, and reads them: `2 5` lays five coins on the
/// second. (DEC-3)
record BidTyping(Words words) {

    private static final Pattern BID = Pattern.compile("([1-9])(?: +([0-9]{1,6}))?");

    /// The decrees with their numbers, and how to bid.
    List<String> menu(List<Decree> drawn) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < drawn.size(); i++) {
            String name = words.say("decrees." + drawn.get(i));
            String text = words.say("decrees." + drawn.get(i) + ".text");
            lines.addAll(Paragraph.lines("  %2d  ".formatted(i + 1), name + ": " + text));
        }
        lines.addAll(Paragraph.lines(GameScreen.INDENT, words.say("play.type-bid")));
        return lines;
    }

    /// A decree without coins is one to be confirmed.
    Reply<Move> read(String typed, List<Decree> drawn) {
        if (typed.equals(CourtTyping.NOTHING)) {
            return new Reply.Chosen<>(new Move.KeepCoins());
        }
        Matcher bid = BID.matcher(typed);
        if (!bid.matches() || Integer.parseInt(bid.group(1)) > drawn.size()) {
            return new Reply.Unclear<>(words.say("play.unclear"));
        }
        Decree on = drawn.get(Integer.parseInt(bid.group(1)) - 1);
        return Optional.ofNullable(bid.group(2))
                .<Reply<Move>>map(
                        coins -> new Reply.Chosen<>(new Move.LayCoins(Integer.parseInt(coins), on)))
                .orElseGet(() -> new Reply.Selected<>(new Move.LayCoins(1, on)));
    }

    /// One coin on each decree, all coins on it, and nothing.
    static List<String> completions(View view, Scene.Bidding scene) {
        var all = new ArrayList<String>();
        int coins = view.coins().getOrDefault(view.viewer(), 0);
        for (int number = 1; number <= scene.drawn().size() && coins > 0; number++) {
            all.add(number + " 1");
            all.add(number + " " + coins);
        }
        all.add(CourtTyping.NOTHING);
        return all;
    }
}
