package dalmuti.wire.journal;

import dalmuti.Move;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.court.Treat;
import dalmuti.decrees.Decree;
import dalmuti.wire.journal.Entry.ByHand;
import dalmuti.wire.journal.Entry.Occupant;
import dalmuti.wire.table.Plan;

import grapples.Choice;
import grapples.Deck;
import grapples.Direction;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Journals with an entry of every kind.
final class Journals {

    private static final Player ANA = new Player(0);
    private static final Player BO = new Player(1);
    private static final Occupant PERSON = new Occupant.Person("g-4711", "Ana \"é\" 광대");
    private static final Occupant BOT = new Occupant.Bot("adept", "Otto");

    private Journals() {}

    static List<Entry> all() {
        return Stream.of(
                        dalmuti(),
                        decrees(),
                        throne(),
                        treats(),
                        draw(),
                        program(),
                        face(),
                        course(),
                        brought(),
                        grapples())
                .flatMap(List::stream)
                .toList();
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
                        new Entry.Muted("g-4713", true),
                        new Entry.Barred("g-4714"));
        List<Entry> play =
                List.of(
                        new Entry.Started(1, seated(PERSON, BOT, PERSON)),
                        new Entry.Committed(1, "00ff"),
                        new Entry.Pledged(1, ANA, "abcd"),
                        new Entry.Revealed(1, ANA, "1234"),
                        new Entry.Did(Nature.NATURE, shuffle, ByHand.HOUSE, 0),
                        new Entry.Answered(ANA, new Move.KeepSilent(), 3),
                        new Entry.Did(ANA, lay(), ByHand.PLAYER, 4),
                        new Entry.Did(BO, new Move.Pass(), ByHand.BOT, 0),
                        new Entry.Queued(3, PERSON),
                        new Entry.Leaving(BO),
                        new Entry.Did(House.HOUSE, new Move.Leave(BO), ByHand.HOUSE, 0),
                        new Entry.Ending(),
                        new Entry.Finished(1),
                        new Entry.Resumed());
        var spent = Map.of(ANA, 12_000);
        var all = new ArrayList<Entry>(setting);
        all.addAll(play);
        List<Entry.Dated> since =
                play.stream().map(it -> new Entry.Dated(1_700_000_000_000L, it)).toList();
        var base =
                new Entry.Base.BeforeRound(
                        3, List.of(BO, ANA), Map.of(ANA, 4, BO, 7), Optional.empty());
        all.add(new Entry.Summary(setting, new Entry.Base.Start(), 0, Map.of(), List.of()));
        all.add(new Entry.Summary(setting, base, 412, spent, since));
        return all;
    }

    /// A Greater Dalmuti who has picked a chair.
    static List<Entry> throne() {
        var picked = new Entry.Enthroned(3);
        return List.of(
                picked,
                new Entry.Summary(List.of(picked), new Entry.Base.Start(), 0, Map.of(), List.of()));
    }

    /// A program has sat down, and waits to join.
    static List<Entry> program() {
        var program = new Occupant.Program("g-4715", "Ada");
        return List.of(new Entry.Seated(3, program), new Entry.Queued(3, program));
    }

    /// A person has chosen a face.
    static List<Entry> face() {
        return List.of(new Entry.Seated(3, new Occupant.Person("g-4716", "Bo", Optional.of(7))));
    }

    /// A match was brought from somebody's device.
    static List<Entry> brought() {
        var coins = Optional.of(Map.of(ANA, 6, BO, 0));
        var base = new Entry.Base.BeforeRound(3, List.of(BO, ANA), Map.of(ANA, 4, BO, 7), coins);
        var begun = new Entry.Started(1, seated(PERSON, BOT), Optional.of(base));
        return List.of(
                new Entry.Started(1, seated(PERSON, BOT), Optional.of(new Entry.Base.Start())),
                begun,
                new Entry.Summary(List.of(begun), base, 3, Map.of(), List.of()));
    }

    /// Somebody has chosen a treat.
    static List<Entry> treats() {
        return List.of(new Entry.Treated(ANA, Treat.TART));
    }

    /// Somebody takes a card of the spread deck.
    static List<Entry> draw() {
        return List.of(new Entry.Spread(), new Entry.Took(0, ANA, 79, 5));
    }

    /// A match that has a course already.
    static List<Entry> course() {
        var first = new Entry.Scored(1, Map.of(ANA, 4, BO, 0));
        var second = new Entry.Scored(2, Map.of(ANA, 4, BO, 7));
        var base =
                new Entry.Base.BeforeRound(3, List.of(BO, ANA), second.scores(), Optional.empty());
        List<Entry.Dated> since =
                Stream.of(first, second).map(it -> new Entry.Dated(0, it)).toList();
        return List.of(first, new Entry.Summary(List.of(), base, 412, Map.of(), since));
    }

    /// A round that is bid for, in a match with coins.
    static List<Entry> decrees() {
        var drawn = List.of(Decree.CHARITY, Decree.SILENCE, Decree.UPSIDE_DOWN);
        var coins = Optional.of(Map.of(ANA, 3, BO, 6));
        var base = new Entry.Base.BeforeRound(2, List.of(BO, ANA), Map.of(ANA, 0, BO, 1), coins);
        Stream<Entry> moves =
                Stream.of(
                                new Move.DrawDecrees(drawn),
                                new Move.LayCoins(2, Decree.SILENCE),
                                new Move.KeepCoins(),
                                new Move.Proclaim(Decree.SILENCE))
                        .map(move -> new Entry.Did(ANA, move, ByHand.PLAYER, 1));
        Entry summary = new Entry.Summary(List.of(), base, 99, Map.of(), List.of());
        return Stream.concat(Stream.of(summary), moves).toList();
    }

    /// A move of every kind but those of the bidding, and every kind of cards in them.
    static List<Entry> dalmutiMoves() {
        return Stream.of(
                        new Move.TurnUp(Rank.JESTER),
                        new Move.Shuffle(Hand.FULL_DECK.cards(), 3),
                        new Move.Cut(17),
                        new Move.DealCleanly(),
                        new Move.DropCard(BO, Rank.ABBESS),
                        new Move.LetStay(),
                        new Move.GiveToPeon(),
                        new Move.Replace(Rank.MASON),
                        new Move.KeepSilent(),
                        new Move.DeclareRevolution(),
                        new Move.DeclareGreaterRevolution(),
                        new Move.PayBack(Hand.of(Rank.PEASANT, Rank.PEASANT)),
                        new Move.NamePartner(BO),
                        new Move.DeclineTrade(),
                        new Move.GiveCard(Rank.KNIGHT),
                        new Move.DrawLots(Rank.COOK, Rank.EARL_MARSHAL),
                        new Move.Offer(BO, Rank.SEAMSTRESS),
                        new Move.RefuseOffer(),
                        new Move.Lay(new Play(Rank.JESTER, 0, 2)),
                        new Move.Pass(),
                        new Move.Join(new Player(27)),
                        new Move.SeatNewcomer(2),
                        new Move.Leave(ANA),
                        new Move.EndMatch())
                .<Entry>map(move -> new Entry.Did(ANA, move, ByHand.PLAYER, 1))
                .toList();
    }

    static List<Entry> grapplesMoves() {
        return Stream.of(
                        new Choice.DrawCards(Deck.CARDS.subList(0, 4)),
                        new Choice.ShuffleDeck(Deck.CARDS),
                        new Choice.ShuffleHand(Deck.CARDS.subList(50, 54)),
                        new Choice.TapOut(),
                        new Choice.LookAtTop(),
                        new Choice.Deal(Choice.To.SELF),
                        new Choice.DealOn(),
                        new Choice.ChooseDirection(Direction.RIGHT),
                        new Choice.Keep(),
                        new Choice.DoubleDown(),
                        new Choice.AskForOffice(),
                        new Choice.TakeOffice(),
                        new Choice.DiscardAce(),
                        new Choice.TradeQueen(BO),
                        new Choice.Point(7),
                        new Choice.Agree(),
                        new Choice.Refuse())
                .map(choice -> did(ANA, choice))
                .toList();
    }

    private static List<Entry.Seated> seated(Occupant... occupants) {
        return IntStream.range(0, occupants.length)
                .mapToObj(seat -> new Entry.Seated(seat, occupants[seat]))
                .toList();
    }

    private static Move lay() {
        return new Move.Lay(new Play(Rank.COOK, 2, 1));
    }

    static List<Entry> grapples() {
        var plan = new Plan("grapples", "standard games=3", 4, false, "", Plan.Customs.USUAL);
        var base = new Entry.Base.BeforeGame(2, List.of(1, 0, 0), List.of(12, -3, 7));
        return List.of(
                new Entry.Opened(plan, "g-1"),
                new Entry.Summary(List.of(), base, 80, Map.of(), List.of()),
                new Entry.Started(2, seated(PERSON, BOT, BOT)),
                did(Nature.NATURE, new Choice.DrawCards(Deck.CARDS.subList(0, 3))),
                did(Nature.NATURE, new Choice.ShuffleDeck(Deck.CARDS.reversed())),
                did(ANA, new Choice.LookAtTop()),
                did(ANA, new Choice.Deal(Choice.To.LEFT)),
                did(BO, new Choice.TradeQueen(ANA)),
                did(BO, new Choice.Point(0)));
    }

    private static Entry did(Actor by, Choice move) {
        return new Entry.Did(by, move, ByHand.STAND_IN, 0);
    }
}
