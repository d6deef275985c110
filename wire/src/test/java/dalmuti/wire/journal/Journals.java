package dalmuti.wire.journal;

import dalmuti.Move;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry.ByHand;
import dalmuti.wire.journal.Entry.Occupant;
import dalmuti.wire.table.DalmutiTongue;
import dalmuti.wire.table.GrapplesTongue;
import dalmuti.wire.table.Plan;

import grapples.Choice;
import grapples.Deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Journals with an entry of every kind.
final class Journals {

    private static final Player ANA = new Player(0);
    private static final Player BO = new Player(1);
    private static final Occupant PERSON = new Occupant.Person("g-4711", "Ana \"é\" 광대");
    private static final Occupant BOT = new Occupant.Bot("adept", "Otto");
    private static final DalmutiTongue DALMUTI = new DalmutiTongue();
    private static final GrapplesTongue GRAPPLES = new GrapplesTongue();

    private Journals() {}

    static List<Entry> all() {
        return Stream.concat(dalmuti().stream(), grapples().stream()).toList();
    }

    static List<Entry> dalmuti() {
        var customs = new Plan.Customs(30, 60, 8, 12, Plan.Pace.BRISK, true, false);
        var plan = new Plan("dalmuti", "korean passing=REENTER", 5, true, "adept", customs);
        var shuffle = new Move.Shuffle(List.of(Rank.JESTER, Rank.DALMUTI, Rank.COOK), 2);
        List<Entry> setting =
                List.of(
                        new Entry.Opened(plan, "g-4711"),
                        new Entry.Seated(0, PERSON),
                        new Entry.Seated(1, BOT),
                        new Entry.Seated(2, new Occupant.Nobody()),
                        new Entry.HandedOver("g-4712"),
                        new Entry.Muted("g-4713", true));
        List<Entry> play =
                List.of(
                        new Entry.Started(1, List.of(PERSON, BOT, PERSON)),
                        new Entry.Committed(1, "00ff"),
                        new Entry.Pledged(1, ANA, "abcd"),
                        new Entry.Revealed(1, ANA, "1234"),
                        new Entry.Did(Nature.NATURE, DALMUTI.move(shuffle), ByHand.HOUSE, 0),
                        new Entry.Answered(ANA, DALMUTI.move(new Move.KeepSilent()), 3),
                        new Entry.Did(ANA, DALMUTI.move(lay()), ByHand.PLAYER, 4),
                        new Entry.Did(BO, DALMUTI.move(new Move.Pass()), ByHand.BOT, 0),
                        new Entry.Queued(PERSON),
                        new Entry.Leaving(BO),
                        new Entry.Did(
                                House.HOUSE, DALMUTI.move(new Move.Leave(BO)), ByHand.HOUSE, 0),
                        new Entry.Ending(),
                        new Entry.Finished(1),
                        new Entry.Closed());
        var spent = Map.of(ANA, 12_000);
        var all = new ArrayList<Entry>(setting);
        all.addAll(play);
        all.add(new Entry.Summary(setting, "", List.of(), Map.of()));
        all.add(new Entry.Summary(setting, "{\"round\":3}", play, spent));
        return all;
    }

    private static Move lay() {
        return new Move.Lay(new Play(Rank.COOK, 2, 1));
    }

    static List<Entry> grapples() {
        var plan = new Plan("grapples", "standard games=3", 4, false, "", Plan.Customs.USUAL);
        return List.of(
                new Entry.Opened(plan, "g-1"),
                new Entry.Started(2, List.of(PERSON, BOT, BOT)),
                did(Nature.NATURE, new Choice.DrawCards(Deck.CARDS.subList(0, 3))),
                did(Nature.NATURE, new Choice.ShuffleDeck(Deck.CARDS.reversed())),
                did(ANA, new Choice.LookAtTop()),
                did(ANA, new Choice.Deal(Choice.To.LEFT)),
                did(BO, new Choice.TradeQueen(ANA)),
                did(BO, new Choice.Point(0)));
    }

    private static Entry did(dalmuti.contract.Actor by, Choice move) {
        return new Entry.Did(by, GRAPPLES.move(move), ByHand.STAND_IN, 0);
    }
}
