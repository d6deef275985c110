package dalmuti.table.state;

import dalmuti.contract.Action;
import dalmuti.contract.Awaiting;
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.table.game.Deal;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.game.Games;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A table as its entries have made it: a pure fold over them, and nothing else.
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public record Table<S, M extends Action, E, V>(
        GameAtTable<S, M, E, V> game, Setting setting, Optional<Running<S>> running) {

    /// An entry, the table after it, and what happened in its match.
    public record Step<S, M extends Action, E, V>(
            Entry.Dated entry, Table<S, M, E, V> table, List<E> events) {}

    public static Table<?, ?, ?, ?> opened(Games games, Entry.Opened entry) {
        return of(games.of(entry.plan()), entry);
    }

    private static <S, M extends Action, E, V> Table<S, M, E, V> of(
            GameAtTable<S, M, E, V> game, Entry.Opened entry) {
        return new Table<>(game, Setting.of(entry), Optional.empty());
    }

    public static Table<?, ?, ?, ?> of(Games games, Entry.Summary summary) {
        return opened(games, (Entry.Opened) summary.setting().getFirst()).recalled(summary);
    }

    private Table<S, M, E, V> recalled(Entry.Summary summary) {
        Table<S, M, E, V> table = this;
        for (Entry entry : summary.setting().subList(1, summary.setting().size())) {
            table =
                    entry instanceof Entry.Started started
                            ? table.resumed(started, summary)
                            : table.after(new Entry.Dated(0, entry)).table();
        }
        for (Entry.Dated entry : summary.since()) {
            table =
                    entry.entry() instanceof Entry.Seated(int seat, _)
                            ? table.waitsNoMore(seat, entry)
                            : table.after(entry).table();
        }
        return table;
    }

    /// The chairs of a summary are as they were last: it is too late to free one.
    private Table<S, M, E, V> waitsNoMore(int seat, Entry.Dated dated) {
        Running<S> match = running.orElseThrow();
        return with(match.with(match.door().without(seat)).logged(dated));
    }

    private Table<S, M, E, V> resumed(Entry.Started started, Entry.Summary summary) {
        var checkpoint =
                new Checkpoint(summary.base(), started.players(), summary.moves(), summary.spent());
        S state = game.resume(summary.base(), started.players().size());
        return new Table<>(
                game,
                setting.started(started.match()),
                Optional.of(Running.resumed(started, checkpoint, state)));
    }

    /// All that is needed to make it again.
    public Entry.Summary summary() {
        var entries = new ArrayList<>(setting.entries());
        if (running.isEmpty()) {
            return new Entry.Summary(entries, new Entry.Base.Start(), 0, Map.of(), List.of());
        }
        Running<S> match = running.get();
        Checkpoint from = match.checkpoint();
        entries.add(new Entry.Started(match.number(), from.players(), match.brought()));
        return new Entry.Summary(
                entries, from.base(), from.moves(), from.spent(), match.since().entries());
    }

    /// Whether somebody is the host, has a seat, or will have one after the round.
    public boolean belongs(String guest) {
        return setting.host().equals(guest)
                || setting.chairOf(guest).isPresent()
                || running.filter(it -> it.door().awaits(guest)).isPresent();
    }

    public boolean isPlaying() {
        return running.filter(it -> !it.finished()).isPresent();
    }

    /// Who is to decide in the match now, or to take a card.
    public Set<Player> awaited() {
        return running.map(it -> awaited(game, it.state(), it.deal())).orElseGet(Set::of);
    }

    static <S> Set<Player> awaited(GameAtTable<S, ?, ?, ?> game, S state, Optional<Deal> deal) {
        return game.rules().awaiting(state) instanceof Awaiting.Decision(var by)
                ? by
                : drawing(game, state, deal).map(it -> Set.of(it.by())).orElseGet(Set::of);
    }

    /// The card that somebody is to take from the spread deck.
    public Optional<GameAtTable.Draw> drawing() { // DRAW-5
        return running.flatMap(it -> drawing(game, it.state(), it.deal()));
    }

    private static <S> Optional<GameAtTable.Draw> drawing(
            GameAtTable<S, ?, ?, ?> game, S state, Optional<Deal> deal) {
        return deal.filter(Deal::spread)
                .flatMap(
                        it ->
                                game.draw(state)
                                        .filter(draw -> !it.places().containsKey(draw.number())));
    }

    /// Moves are kept only after the rules have accepted them.
    public Step<S, M, E, V> after(Entry.Dated dated) {
        return switch (dated.entry()) {
            case Entry.Opened _, Entry.Summary _ ->
                    throw new IllegalStateException("A table is opened once");
            case Entry.Seated seated -> seated(seated, dated);
            case Entry.HandedOver _, Entry.Muted _, Entry.Barred _, Entry.Enthroned _ ->
                    new Step<>(dated, with(setting.after(dated.entry()).orElseThrow()), List.of());
            case Entry.Started started ->
                    new Step<>(dated, started(started, dated.at()), List.of());
            case Entry.Did did -> did(did, dated);
            case Entry.Committed _,
                    Entry.Spread _,
                    Entry.Took _,
                    Entry.Pledged _,
                    Entry.Revealed _,
                    Entry.Answered _,
                    Entry.Queued _,
                    Entry.Leaving _,
                    Entry.Ending _,
                    Entry.Treated _,
                    Entry.Resumed _,
                    Entry.Scored _,
                    Entry.Finished _ ->
                    new Step<>(
                            dated,
                            with(noted(running.orElseThrow(), dated).logged(dated)),
                            List.of());
        };
    }

    /// Whoever stands up while waiting to join waits no more, and a name that changes does so
    /// everywhere.
    private Step<S, M, E, V> seated(Entry.Seated seated, Entry.Dated dated) {
        Setting next = setting.after(seated).orElseThrow();
        Optional<Running<S>> match =
                running.map(
                        it ->
                                switch (seated.occupant()) {
                                    case Entry.Occupant.Nobody _
                                            when it.door().awaits(seated.seat()) ->
                                            it.with(it.door().without(seated.seat())).logged(dated);
                                    case Entry.Occupant.Guest guest -> it.renamed(guest);
                                    default -> it;
                                });
        return new Step<>(dated, new Table<>(game, next, match), List.of());
    }

    private Table<S, M, E, V> with(Setting next) {
        return new Table<>(game, next, running);
    }

    private Table<S, M, E, V> with(Running<S> next) {
        return new Table<>(game, setting, Optional.of(next));
    }

    private Table<S, M, E, V> started(Entry.Started entry, long at) {
        S state = game.resume(entry.base(), entry.players().size());
        Running<S> match = Running.started(entry, state);
        Running<S> asked =
                match.with(
                        it ->
                                it.questions =
                                        it.questions.after(
                                                House.HOUSE, awaited(game, state, it.deal), 0, at));
        return new Table<>(game, setting.started(entry.match()), Optional.of(asked));
    }

    private Running<S> noted(Running<S> match, Entry.Dated dated) {
        return switch (dated.entry()) {
            case Entry.Committed entry ->
                    match.with(it -> it.deal = Optional.of(Deal.committed(entry, dated.at())));
            case Entry.Pledged(_, var by, var hash) ->
                    match.with(it -> it.deal = it.deal.map(deal -> deal.pledged(by, hash)));
            case Entry.Revealed(_, var by, var number) ->
                    match.with(it -> it.deal = it.deal.map(deal -> deal.revealed(by, number)));
            case Entry.Spread() ->
                    asked(match.with(it -> it.deal = it.deal.map(Deal::laid)), dated.at());
            case Entry.Took took -> took(match, took, dated.at());
            case Entry.Answered answer ->
                    match.with(
                            it ->
                                    it.questions =
                                            it.questions
                                                    .with(answer)
                                                    .answered(
                                                            answer.by(),
                                                            answer.ack(),
                                                            0,
                                                            setting.plan().customs()));
            case Entry.Queued newcomer -> match.with(match.door().with(newcomer));
            case Entry.Leaving(var player) -> match.with(match.door().with(player));
            case Entry.Ending() -> match.with(match.door().ending());
            case Entry.Treated treated -> match.treated(treated);
            case Entry.Resumed() -> resumed(match, dated.at());
            case Entry.Scored round -> match.scored(round);
            case Entry.Finished _ -> match.with(it -> it.finished = true);
            default -> throw new IllegalStateException("Not about a match: " + dated.entry());
        };
    }

    private Running<S> took(Running<S> match, Entry.Took took, long at) { // DRAW-5
        long spent = took.ack() == 0 ? 0 : at;
        Running<S> taken =
                match.with(
                        it -> {
                            it.deal = it.deal.map(deal -> deal.took(took.draw(), took.place()));
                            it.questions =
                                    it.questions.answered(
                                            took.by(), took.ack(), spent, setting.plan().customs());
                        });
        return asked(taken, at);
    }

    /// Whoever is to take a card is asked, and nobody else.
    private Running<S> asked(Running<S> match, long at) { // DRAW-5
        return match.with(
                it ->
                        it.questions =
                                it.questions.after(
                                        House.HOUSE,
                                        awaited(game, it.state, it.deal),
                                        it.moves,
                                        at));
    }

    /// Whatever is waited for takes all its time again.
    private Running<S> resumed(Running<S> match, long at) {
        return match.with(
                it -> {
                    it.questions = it.questions.resumed(at);
                    it.deal = it.deal.map(deal -> deal.resumed(at));
                    it.pausedAt = game.isBetweenRounds(it.state) ? at : it.pausedAt;
                });
    }

    private Step<S, M, E, V> did(Entry.Did did, Entry.Dated dated) {
        Running<S> match = running.orElseThrow();
        M move = game.json().moveType().cast(did.move());
        var accepted = game.rules().apply(match.state(), did.by(), move).orThrow();
        Running<S> moved = AfterMove.by(this, match, dated, move, accepted.next());
        return new Step<>(dated, with(scored(moved, accepted.events())), accepted.events());
    }

    private Running<S> scored(Running<S> match, List<E> events) {
        return game.scored(match.state(), events).map(match::scored).orElse(match);
    }
}
