package dalmuti.notation;

import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.Scene;
import dalmuti.contract.Player;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Plays the lines of one round, from its draw to its checks.
final class RoundReplay {

    /// Whose turn it is to draw is found from all cards that were drawn before.
    private static final long STEPS_PER_DRAWN = 20;

    private final Replayer replayer;
    private final int roundLine;
    private final Line.Round round;
    private final DealReplay deal;
    private final TaxReplay tax;
    private final TradeReplay trade;
    private final TrickReplay tricks;
    private final ProofLines proof;
    private final Set<Class<?>> checks = new HashSet<>();
    private Section section = Section.ROUND;

    RoundReplay(Replayer replayer, int roundLine, Line.Round round) {
        this.replayer = replayer;
        this.roundLine = roundLine;
        this.round = round;
        proof = new ProofLines(round.number());
        deal = new DealReplay(replayer, round, proof);
        tax = new TaxReplay(replayer);
        trade = new TradeReplay(replayer);
        tricks = new TrickReplay(replayer);
    }

    void replay(List<Numbered> lines) {
        for (Numbered numbered : lines) {
            int line = numbered.number();
            Section next = Section.of(numbered.line());
            if (next.compareTo(section) < 0 || (next == section && !section.repeats())) {
                throw Tokens.flaw(line, "REC-3", "record.line-order");
            }
            section = next;
            settleBefore(next, line);
            read(line, numbered.line());
        }
        deal.finish();
        proof.keep(replayer);
    }

    /// What the lines so far leave open is settled before a later kind of line is read.
    private void settleBefore(Section next, int line) {
        if (next.compareTo(Section.ASIDE) > 0) {
            deal.complete(line);
        }
        if (next.compareTo(Section.MISDEAL) > 0 && match(line).phase() instanceof Phase.Spilling) {
            if (match(line).rules().misdeal() == 1) {
                throw Tokens.flaw(line, "DEAL-3", "record.misdeal-missing");
            }
            replayer.chance(line, new Move.DealCleanly());
        }
        if (next.compareTo(Section.REVOLUTION) > 0 && match(line).phase() instanceof Phase.Window) {
            throw Tokens.flaw(line, "REC-3", "record.revolution-missing");
        }
        if (next.compareTo(Section.TAX) > 0 && match(line).phase() instanceof Phase.Taxing) {
            throw Tokens.flaw(line, "TAX-1", "record.tax-missing");
        }
        if (next.compareTo(Section.TRADE) > 0) {
            trade.close(line);
        }
    }

    private void read(int line, Line content) {
        switch (content) {
            case Line.Draw(var cards) -> draw(line, cards);
            case Line.Commit(var hash) -> proof.commit(line, hash);
            case Line.Entropy(var numbers) -> proof.entropy(line, numbers);
            case Line.Seed(var seed) -> proof.seed(line, seed);
            case Line.Cut(int depth) -> deal.cut(line, depth);
            case Line.Deal(var to, var cards) -> deal.hand(line, to, cards);
            case Line.Aside(var cards) -> deal.aside(line, cards);
            case Line.Misdeal misdeal -> deal.misdeal(line, misdeal);
            case Line.NoRevolution() -> silence(line);
            case Line.Revolution(var by, boolean great) -> revolution(line, by, great);
            case Line.Tax levied -> tax.read(line, levied);
            case Line.Trade(var there, var back) -> trade.trade(line, there, back);
            case Line.Refused(var offer) -> trade.refused(line, offer);
            case Line.TradeClosed() -> trade.closed(line);
            case Line.Trick trick -> tricks.read(line, trick);
            case Line.Left _, Line.Out _, Line.Score _, Line.Order _, Line.Total _ ->
                    check(line, content);
            case Line.Round _, Line.Scores _, Line.Join _, Line.Leave _, Line.End _ ->
                    throw new IllegalStateException("Not a line of a round: " + content);
        }
    }

    private void check(int line, Line content) { // REC-4
        if (!checks.add(content.getClass())) {
            throw Tokens.flaw(line, "REC-4", "record.check-twice");
        }
        Checks.check(line, content, match(line));
    }

    private void draw(int line, List<Line.Drawn> cards) {
        int before = 0;
        if (!(match(line).phase() instanceof Phase.Drawing)) {
            String rule = round.number() == 1 ? "DRAW-4" : "DRAW-1";
            throw Tokens.flaw(line, rule, "record.no-draw");
        }
        for (Line.Drawn drawn : cards) {
            replayer.spend(STEPS_PER_DRAWN * before++);
            if (!(Scene.of(match(line)) instanceof Scene.Drawing(_, var next))) {
                throw Tokens.flaw(line, "DRAW-2", "record.draw-over", drawn.by());
            }
            if (!next.equals(drawn.by())) {
                throw Tokens.flaw(line, "DRAW-2", "record.draw-turn", drawn.by(), next);
            }
            replayer.chance(line, new Move.TurnUp(drawn.card()));
        }
        if (Scene.of(match(line)) instanceof Scene.Drawing(_, var next)) {
            throw Tokens.flaw(line, "DRAW-2", "record.draw-not-over", next);
        }
        if (!match(line).order().equals(round.order())) {
            throw Tokens.flaw(roundLine, "DRAW-1", "record.order", spaced(match(line).order()));
        }
    }

    private void silence(int line) {
        window(line);
        for (Player player : match(line).order()) {
            replayer.make(line, player, new Move.KeepSilent());
        }
    }

    private void revolution(int line, Player by, boolean great) { // REV-1
        window(line);
        if (!round.order().contains(by)) {
            throw Tokens.flaw(line, "REV-1", "record.not-in-round", by);
        }
        for (Player player : List.copyOf(match(line).order())) {
            Move call = great ? new Move.DeclareGreaterRevolution() : new Move.DeclareRevolution();
            replayer.make(line, player, player.equals(by) ? call : new Move.KeepSilent());
        }
    }

    private void window(int line) {
        if (!(match(line).phase() instanceof Phase.Window)) {
            throw Tokens.flaw(line, "REC-3", "record.nothing-dealt");
        }
    }

    private Match match(int line) {
        return replayer.match(line);
    }

    static String spaced(List<Player> players) {
        return players.stream().map(Player::toString).collect(Collectors.joining(" "));
    }
}
