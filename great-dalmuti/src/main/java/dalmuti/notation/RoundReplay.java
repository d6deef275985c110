package dalmuti.notation;

import dalmuti.Decrees;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.Scene;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;
import dalmuti.notation.Line.Numbered;
import dalmuti.notation.Line.Section;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Plays the lines of one round, from its draw to its checks.
final class RoundReplay {

    /// Whose turn it is to draw is found from all cards that were drawn before.
    private static final long STEPS_PER_DRAWN = 20;

    private final Progress progress;
    private final int roundLine;
    private final Line.Round round;
    private final DealReplay deal;
    private final TaxReplay tax;
    private final TradeReplay trade;
    private final TrickReplay tricks;
    private final ProofReplay proof;
    private final String places;
    private final Set<Class<?>> checks = new HashSet<>();
    private final Set<Player> opened = new HashSet<>();
    private List<Line.Drawn> drawn = List.of();
    private Section section = Section.ROUND;
    private boolean awaitsDecree;

    /// @param progress at the line of the round
    /// @param tags of the head that are not of the format
    RoundReplay(Progress progress, Line.Round round, Map<String, String> tags) {
        this(progress, round, tags, Map.of());
    }

    /// @param hands for the tricks; empty where they follow from the lines before
    RoundReplay(
            Progress progress,
            Line.Round round,
            Map<String, String> tags,
            Map<Player, Hand> hands) {
        this.progress = progress;
        this.round = round;
        roundLine = progress.line();
        awaitsDecree = Decrees.areDue(progress.match());
        proof = new ProofReplay(progress, round.number());
        deal = new DealReplay(progress, round, proof);
        tax = new TaxReplay(progress);
        trade = new TradeReplay(progress);
        tricks = new TrickReplay(progress, hands);
        places = tags.getOrDefault(MatchRecord.PLACES, "");
    }

    /// Says what proves the deal, where the lines do.
    Optional<Proof> replay(List<Numbered> lines) {
        for (Numbered numbered : lines) {
            progress.at(numbered.number());
            Section next = numbered.line().section();
            if (next.compareTo(section) < 0 || (next == section && !section.repeats())) {
                throw progress.flaw("REC-3", "record.line-order");
            }
            section = next;
            settleBefore(next);
            read(numbered.line());
        }
        deal.finish();
        proof.check(drawn, places);
        return proof.proof();
    }

    /// What the lines so far leave open is settled before a later kind of line is read.
    private void settleBefore(Section next) {
        if (next.compareTo(Section.DECREE) > 0) {
            checkDecreed();
        }
        if (next.compareTo(Section.ASIDE) > 0) {
            deal.complete();
        }
        if (next.compareTo(Section.MISDEAL) > 0 && progress.phase() instanceof Phase.Spilling) {
            if (progress.match().rules().misdeal() == 1) {
                throw progress.flaw("DEAL-3", "record.misdeal-missing");
            }
            progress.chance(new Move.DealCleanly());
        }
        if (next.compareTo(Section.REVOLUTION) > 0 && progress.phase() instanceof Phase.Window) {
            throw progress.flaw("REC-3", "record.revolution-missing");
        }
        if (next.compareTo(Section.TAX) > 0 && progress.phase() instanceof Phase.Taxing) {
            throw progress.flaw("TAX-1", "record.tax-missing");
        }
        if (next.compareTo(Section.TRADE) > 0) {
            trade.close();
        }
    }

    private void read(Line line) {
        switch (line) {
            case Line.Draw(var cards) -> draw(cards);
            case Line.Commit(var hash) -> proof.commit(hash);
            case Line.Entropy(var numbers) -> proof.entropy(numbers);
            case Line.Seed(var seed) -> proof.seed(seed);
            case Line.Decrees(var drawn) -> decrees(drawn);
            case Line.Bids(var bids) -> bids(bids);
            case Line.Proclaimed(var decree) -> decree(decree);
            case Line.Cut(int depth) -> deal.cut(depth);
            case Line.Deal(var to, var cards) -> deal.hand(to, cards);
            case Line.Aside(var cards) -> deal.aside(cards);
            case Line.Misdeal misdeal -> deal.misdeal(misdeal);
            case Line.NoRevolution() -> silence();
            case Line.Revolution(var by, boolean great) -> revolution(by, great);
            case Line.Tax levied -> tax.read(levied);
            case Line.Trade(var there, var back) -> trade.trade(there, back);
            case Line.Refused(var offer) -> trade.refused(offer);
            case Line.TradeClosed() -> trade.closed();
            case Line.Open(var player, var cards) -> open(player, cards);
            case Line.Trick trick -> tricks.read(trick);
            case Line.Left _, Line.Out _, Line.Score _, Line.Order _ -> check(line);
            case Line.Paid _, Line.Total _ -> check(line);
            case Line.Round _, Line.Scores _, Line.Coins _ ->
                    throw new IllegalStateException("Not a line of a round: " + line);
            case Line.Join _, Line.Leave _, Line.End _ ->
                    throw new IllegalStateException("Not a line of a round: " + line);
        }
    }

    private void check(Line line) {
        if (!checks.add(line.getClass())) {
            throw progress.flaw("REC-4", "record.check-twice");
        }
        new RoundChecks(progress).check(line);
    }

    private void draw(List<Line.Drawn> cards) {
        if (!(progress.phase() instanceof Phase.Drawing)) {
            throw progress.flaw(round.number() == 1 ? "DRAW-4" : "DRAW-1", "record.no-draw");
        }
        int before = 0;
        for (Line.Drawn drawn : cards) {
            progress.spend(STEPS_PER_DRAWN * before++);
            if (!(Scene.of(progress.match()) instanceof Scene.Drawing(_, var next))) {
                throw progress.flaw("DRAW-2", "record.draw-over", drawn.by());
            }
            if (!next.equals(drawn.by())) {
                throw progress.flaw("DRAW-2", "record.draw-turn", drawn.by(), next);
            }
            progress.chance(new Move.TurnUp(drawn.card()));
        }
        Match match = progress.match();
        if (Scene.of(match) instanceof Scene.Drawing(_, var next)) {
            throw progress.flaw("DRAW-2", "record.draw-not-over", next);
        }
        if (!match.order().equals(round.order())) {
            throw Tokens.flaw(roundLine, "DRAW-1", "record.order", Names.letters(match.order()));
        }
        drawn = cards;
    }

    private void decrees(List<Decree> drawn) {
        if (!awaitsDecree) {
            throw progress.flaw("DEC-2", "record.without-decrees");
        }
        proof.check(drawn);
        progress.chance(new Move.DrawDecrees(drawn));
    }

    private void bids(List<Bid> laid) {
        if (!(progress.phase() instanceof Phase.Bidding)) {
            throw progress.flaw("DEC-3", "record.without-decrees");
        }
        var bids = new HashMap<Player, Bid>();
        for (Bid bid : laid) {
            if (!round.order().contains(bid.by())) {
                throw progress.flaw("DEC-3", "record.not-in-round", bid.by());
            }
            if (bids.put(bid.by(), bid) != null) {
                throw progress.flaw("DEC-3", "record.player-twice", bid.by());
            }
        }
        for (Player player : progress.match().order()) {
            Bid bid = bids.get(player);
            progress.make(
                    player,
                    bid == null ? new Move.KeepCoins() : new Move.LayCoins(bid.coins(), bid.on()));
        }
    }

    private void decree(Optional<Decree> proclaimed) {
        if (progress.phase() instanceof Phase.Bidding) {
            bids(List.of());
        }
        if (progress.phase() instanceof Phase.Proclaiming && proclaimed.isPresent()) {
            Move pick = new Move.Proclaim(proclaimed.get());
            progress.make(progress.match().greaterDalmuti(), pick);
        }
        if (!(progress.phase() instanceof Phase.Decreed)) {
            throw progress.flaw("DEC-3", "record.without-decrees");
        }
        Optional<Decree> won = progress.match().decree();
        if (!won.equals(proclaimed)) {
            throw progress.flaw("DEC-3", "record.decree", won.map(Decree::name).orElse("-"));
        }
        awaitsDecree = false;
    }

    private void checkDecreed() {
        if (awaitsDecree) {
            boolean drawn = !(progress.phase() instanceof Phase.Shuffling);
            throw progress.flaw(drawn ? "DEC-3" : "DEC-2", "record.decree-missing");
        }
    }

    private void open(Player player, Cards cards) { // DEC-5
        boolean isOpen =
                cards instanceof Cards.Open(var hand)
                        && progress.match()
                                .past()
                                .events()
                                .contains(new Event.HandOpened(player, hand));
        if (!isOpen) {
            throw progress.flaw("DEC-4", "record.not-open", player);
        }
        if (!opened.add(player)) {
            throw progress.flaw("REC-3", "record.player-twice", player);
        }
    }

    private void silence() {
        window();
        for (Player player : progress.match().order()) {
            progress.make(player, new Move.KeepSilent());
        }
    }

    private void revolution(Player by, boolean great) {
        window();
        if (!round.order().contains(by)) {
            throw progress.flaw("REV-1", "record.not-in-round", by);
        }
        Move call = great ? new Move.DeclareGreaterRevolution() : new Move.DeclareRevolution();
        for (Player player : progress.match().order()) {
            progress.make(player, player.equals(by) ? call : new Move.KeepSilent());
        }
    }

    private void window() {
        if (!(progress.phase() instanceof Phase.Window)) {
            throw progress.flaw("REC-3", "record.nothing-dealt");
        }
    }
}
