package dalmuti.notation;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of one line, taken from left to right.
final class Tokens {

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,8}");
    private static final Pattern LETTERS = Pattern.compile("[A-Z]{1,3}");
    private static final Pattern GROUP = Pattern.compile("(?:([1-9][0-9]?)x)?(1[0-2]|[1-9]|J|\\?)");
    private static final int MOST_HIDDEN = 80;

    private final int line;
    private final List<String> words;
    private int at;

    private Tokens(int line, List<String> words) {
        this.line = line;
        this.words = words;
    }

    /// Splits a line at its blanks, up to a comment. Inside quotes both are text.
    static Tokens of(int line, String text) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        for (int i = 0; i < text.length() && text.charAt(i) != ';'; i++) {
            char c = text.charAt(i);
            if (c == '"') {
                int end =
                        JsonString.end(text, i)
                                .orElseThrow(() -> flaw(line, "REC-1", "record.open-quote"));
                word.append(text, i, end);
                i = end - 1;
            } else if (!isBlank(c)) {
                word.append(c);
            } else if (!word.isEmpty()) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        if (!word.isEmpty()) {
            words.add(word.toString());
        }
        return new Tokens(line, words);
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\uFEFF';
    }

    static FlawedRecordException flaw(int line, String rule, String key, Object... arguments) {
        return new FlawedRecordException(line, Refusal.of(rule, key, arguments));
    }

    FlawedRecordException flaw(String rule, String key, Object... arguments) {
        return flaw(line, rule, key, arguments);
    }

    int line() {
        return line;
    }

    boolean hasNext() {
        return at < words.size();
    }

    String peek() {
        if (!hasNext()) {
            throw flaw("REC-3", "record.line-too-short");
        }
        return words.get(at);
    }

    String next() {
        String word = peek();
        at++;
        return word;
    }

    boolean skip(String word) {
        boolean found = hasNext() && words.get(at).equals(word);
        if (found) {
            at++;
        }
        return found;
    }

    void end() {
        if (hasNext()) {
            throw flaw("REC-3", "record.too-much", peek());
        }
    }

    int number() {
        String word = next();
        if (!NUMBER.matcher(word).matches()) {
            throw flaw("REC-3", "record.no-number", word);
        }
        return Integer.parseInt(word);
    }

    Player player() {
        return player(next());
    }

    Player player(String word) {
        if (!LETTERS.matcher(word).matches()) {
            throw flaw("REC-1", "record.no-player", word);
        }
        int index = 0;
        for (int i = 0; i < word.length(); i++) {
            index = index * 26 + word.charAt(i) - 'A' + 1;
        }
        return new Player(index - 1);
    }

    List<Player> players() {
        var players = new ArrayList<Player>();
        while (hasNext()) {
            players.add(player());
        }
        return players;
    }

    /// One card, seen.
    Rank card() {
        String word = next();
        Matcher group = GROUP.matcher(word);
        if (!group.matches() || group.group(1) != null || word.equals("?")) {
            throw flaw("REC-2", "record.no-card", word);
        }
        return rank(group.group(2));
    }

    private static Rank rank(String text) {
        return text.equals("J") ? Rank.JESTER : Rank.of(Integer.parseInt(text));
    }

    /// All groups up to the end of the line, or to a word that is none.
    Cards cards() { // REC-2
        Hand hand = Hand.EMPTY;
        int hidden = 0;
        int last = 0;
        while (hasNext() && GROUP.matcher(peek()).matches()) {
            Matcher group = group(next());
            int count = count(group);
            if (group.group(2).equals("?")) {
                hidden += count;
                continue;
            }
            Rank rank = rank(group.group(2));
            if (rank.number() <= last || hidden > 0) {
                throw flaw("REC-2", "record.groups-unordered", group.group());
            }
            if (count > rank.copies()) {
                throw flaw("CARD-1", "record.too-many-of-rank", group.group(), rank.copies());
            }
            last = rank.number();
            hand = hand.plus(rank, count);
        }
        if (hidden > 0 && !hand.isEmpty()) {
            throw flaw("REC-6", "record.half-hidden");
        }
        if (hidden > MOST_HIDDEN) {
            throw flaw("DEAL-1", "record.too-many-hidden", hidden);
        }
        if (hidden == 0 && hand.isEmpty()) {
            throw flaw("REC-2", "record.no-cards");
        }
        return hidden > 0 ? new Cards.FaceDown(hidden) : new Cards.Open(hand);
    }

    private Matcher group(String word) {
        Matcher group = GROUP.matcher(word);
        if (!group.matches()) {
            throw flaw("REC-2", "record.no-card", word);
        }
        return group;
    }

    private int count(Matcher group) {
        if (group.group(1) == null) {
            return 1;
        }
        int count = Integer.parseInt(group.group(1));
        if (count < 2) {
            throw flaw("REC-2", "record.group-of-one", group.group());
        }
        return count;
    }

    /// A play: one group, and the jesters that joined it.
    Play play() { // REC-2
        String word = next();
        int plus = word.indexOf('+');
        Matcher naturals = group(plus < 0 ? word : word.substring(0, plus));
        if (naturals.group(2).equals("?")) {
            throw flaw("REC-6", "record.hidden-play");
        }
        Rank rank = rank(naturals.group(2));
        int jesters = plus < 0 ? 0 : jesters(word, word.substring(plus + 1));
        int count = count(naturals);
        if (count > rank.copies()) {
            throw flaw("CARD-1", "record.too-many-of-rank", word, rank.copies());
        }
        if (rank == Rank.JESTER && plus >= 0) {
            throw flaw("REC-2", "record.no-card", word);
        }
        return rank == Rank.JESTER ? new Play(rank, 0, count) : new Play(rank, count, jesters);
    }

    private int jesters(String word, String joined) {
        Matcher group = group(joined);
        if (!group.group(2).equals("J") || count(group) > Rank.JESTER.copies()) {
            throw flaw("REC-2", "record.no-card", word);
        }
        return count(group);
    }

    /// `B>C 2x2`
    Line.Transfer transfer() {
        String word = next();
        int arrow = word.indexOf('>');
        if (arrow < 0) {
            throw flaw("REC-3", "record.no-transfer", word);
        }
        Player from = player(word.substring(0, arrow));
        Player to = player(word.substring(arrow + 1));
        return new Line.Transfer(from, to, cards());
    }
}
