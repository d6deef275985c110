package dalmuti.notation;

import dalmuti.Move;
import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the lines of a record's body, one at a time.
final class LineParser {

    private static final Pattern TRICK = Pattern.compile("[1-9][0-9]{0,4}");
    private static final Pattern HEX = Pattern.compile("(?:[0-9a-f]{2}){16,64}");
    private static final Pattern POINTS = Pattern.compile("([0-9]{1,7})(?:\\+([0-9]{1,4}))?");

    private LineParser() {}

    static Line parse(Tokens tokens) {
        String word = tokens.next();
        Line line = TRICK.matcher(word).matches() ? trick(word, tokens) : named(word, tokens);
        tokens.end();
        return line;
    }

    private static Line named(String word, Tokens tokens) {
        return switch (word) {
            case "scores" -> new Line.Scores(points(tokens));
            case "coins" -> new Line.Coins(points(tokens));
            case "round" -> round(tokens);
            case "draw" -> draw(tokens);
            case "commit" -> new Line.Commit(hex(tokens));
            case "entropy" -> entropy(tokens);
            case "seed" -> new Line.Seed(hex(tokens));
            case "decrees" -> decrees(tokens);
            case "bid" -> bids(tokens);
            case "decree" ->
                    new Line.Proclaimed(
                            tokens.skip("-")
                                    ? Optional.empty()
                                    : Optional.of(decree(tokens, "DEC-3")));
            case "cut" -> new Line.Cut(tokens.number());
            case "deal" -> new Line.Deal(tokens.player(), tokens.cards());
            case "aside" -> new Line.Aside(tokens.cards());
            case "misdeal" -> misdeal(tokens);
            case "revolution" -> revolution(tokens);
            case "tax" ->
                    new Line.Tax(tokens.transfer(), tokens.hasNext() ? tokens.transfer() : null);
            case "trade" ->
                    tokens.skip("-")
                            ? new Line.TradeClosed()
                            : new Line.Trade(tokens.transfer(), tokens.transfer());
            case "open" -> new Line.Open(tokens.player(), tokens.cards());
            case "refused" -> new Line.Refused(tokens.transfer());
            case "join" -> join(tokens);
            case "leave" -> new Line.Leave(tokens.player());
            case "end" -> new Line.End();
            case "=" -> check(tokens);
            default -> throw tokens.flaw("REC-3", "record.unknown-line", word);
        };
    }

    private static Line round(Tokens tokens) {
        int number = tokens.number();
        if (number < 1 || !tokens.skip("order")) {
            throw tokens.flaw("REC-3", "record.round-form");
        }
        return new Line.Round(number, tokens.players());
    }

    private static Line draw(Tokens tokens) {
        var drawn = new ArrayList<Line.Drawn>();
        while (tokens.hasNext()) {
            drawn.add(new Line.Drawn(tokens.player(), tokens.card()));
        }
        return new Line.Draw(List.copyOf(drawn));
    }

    private static Line decrees(Tokens tokens) { // DEC-5
        var drawn = new ArrayList<Decree>();
        while (tokens.hasNext()) {
            drawn.add(decree(tokens, "DEC-2"));
        }
        return new Line.Decrees(List.copyOf(drawn));
    }

    private static Line bids(Tokens tokens) {
        var bids = new ArrayList<Bid>();
        do {
            bids.add(new Bid(tokens.player(), tokens.number(), decree(tokens, "DEC-3")));
        } while (tokens.hasNext());
        return new Line.Bids(List.copyOf(bids));
    }

    private static Decree decree(Tokens tokens, String rule) {
        String word = tokens.next();
        return Arrays.stream(Decree.values())
                .filter(decree -> decree.name().equals(word))
                .findFirst()
                .orElseThrow(() -> tokens.flaw(rule, "record.no-decree", word));
    }

    private static String hex(Tokens tokens) {
        String word = tokens.next();
        if (!HEX.matcher(word).matches()) {
            throw tokens.flaw("REC-8", "record.no-hex", word);
        }
        return word;
    }

    private static Line entropy(Tokens tokens) {
        var numbers = new HashMap<Player, String>();
        while (tokens.hasNext()) {
            Player player = tokens.player();
            if (numbers.put(player, hex(tokens)) != null) {
                throw tokens.flaw("REC-8", "record.player-twice", player);
            }
        }
        return new Line.Entropy(Map.copyOf(numbers));
    }

    private static Line misdeal(Tokens tokens) {
        Player meantFor = tokens.player();
        Rank card = tokens.card();
        if (tokens.skip("stays")) {
            return new Line.Misdeal(meantFor, card, null);
        }
        if (!tokens.skip("goes") || !tokens.skip("back")) {
            throw tokens.flaw("REC-3", "record.misdeal-form");
        }
        Cards back = tokens.cards();
        if (back.size() != 1) {
            throw tokens.flaw("DEAL-3", "record.one-card");
        }
        return new Line.Misdeal(meantFor, card, back);
    }

    private static Line revolution(Tokens tokens) {
        return tokens.skip("-")
                ? new Line.NoRevolution()
                : new Line.Revolution(tokens.player(), tokens.skip("great"));
    }

    private static Line join(Tokens tokens) { // REC-5
        Player newcomer = Names.player(tokens);
        return new Line.Join(newcomer, Names.read(tokens, newcomer), tokens.number());
    }

    private static Line trick(String number, Tokens tokens) {
        var turns = new ArrayList<Line.Turn>();
        while (tokens.hasNext() && !tokens.peek().equals("=>")) {
            Player by = tokens.player();
            Move move = tokens.skip("-") ? new Move.Pass() : new Move.Lay(tokens.play());
            turns.add(new Line.Turn(by, move, place(tokens)));
        }
        Player leadsNext = tokens.skip("=>") ? tokens.player() : null;
        return new Line.Trick(Integer.parseInt(number), List.copyOf(turns), leadsNext);
    }

    private static int place(Tokens tokens) {
        if (!tokens.hasNext() || !tokens.peek().startsWith("*")) {
            return 0;
        }
        String word = tokens.next();
        if (!word.matches("\\*[1-9][0-9]?")) {
            throw tokens.flaw("REC-4", "record.no-place", word);
        }
        return Integer.parseInt(word.substring(1));
    }

    private static Line check(Tokens tokens) {
        String word = tokens.next();
        return switch (word) {
            case "left" -> new Line.Left(tokens.player(), tokens.cards());
            case "out" -> new Line.Out(tokens.players());
            case "score" -> new Line.Score(points(tokens));
            case "order" -> new Line.Order(tokens.players());
            case "coins" -> new Line.Paid(points(tokens));
            case "total" -> new Line.Total(points(tokens));
            default -> throw tokens.flaw("REC-4", "record.unknown-check", word);
        };
    }

    private static List<Line.Points> points(Tokens tokens) {
        var all = new ArrayList<Line.Points>();
        while (tokens.hasNext()) {
            Player player = tokens.player();
            String word = tokens.next();
            Matcher points = POINTS.matcher(word);
            if (!points.matches()) {
                throw tokens.flaw("REC-4", "record.no-points", word);
            }
            int bonus = points.group(2) == null ? 0 : Integer.parseInt(points.group(2));
            all.add(new Line.Points(player, Integer.parseInt(points.group(1)), bonus));
        }
        return List.copyOf(all);
    }
}
