package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.bots.Bot;
import dalmuti.bots.hints.Adviser;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Picture;
import dalmuti.wire.table.Tongue;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// All that differs between the games when one of them is played at a table of the server.
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface Parlour<S, M extends Action, E, V> {

    Game<S, M, E, V> game();

    Tongue<M, E, V> tongue();

    Class<M> moves();

    /// Refuses a number of people that can't play by these rules.
    void check(int players);

    /// The most people who can play.
    int most();

    /// What everybody sees of a match now.
    Picture shared(S state);

    /// What a viewer sees of one match after another that others don't.
    Function<S, Picture> eyes(Viewer viewer);

    /// What a viewer was told since the last shuffle.
    List<E> told(S state, Viewer viewer);

    /// Whether a match can be taken up later from where it stands before this move.
    boolean begins(S state, M move);

    Entry.Base keep(S state);

    S resume(Entry.Base base, int players);

    /// The number of the round or game.
    int round(S state);

    /// Everybody's points, if this has ended a round.
    Optional<Entry.Scored> scored(S state, List<E> events);

    /// Whether answers wait for a fixed instant, so that nobody learns who had a choice.
    boolean isSealed(S state); // REV-6

    /// What is answered for whoever says nothing in a sealed window.
    M silence();

    /// Whether the next thing to happen is a deal that is made checkable.
    boolean isBeforeDeal(S state); // REC-8

    /// The deal that follows from the secrets of all.
    M deal(S state, Deal deal);

    /// Whether people can look at the last round's result before the next begins.
    boolean isBetweenRounds(S state);

    /// Everybody who plays, in the order in which they sit now.
    List<Player> order(S state);

    /// Who may end the pause between two rounds.
    Player first(S state);

    /// What people have to do with the house; empty for a game that nobody joins or leaves.
    Optional<Doors<S, M>> doors();

    Optional<Bot<V, M>> bot(String level);

    /// Who plays on for somebody who is away.
    Bot<V, M> standIn();

    Adviser<V, M> adviser();

    /// The keys of the phrases fit for somebody now.
    List<String> phrases(S state, Player speaker); // COURT-5

    /// How people come to a running match, leave it and end it.
    interface Doors<S, M extends Action> {

        boolean areOpen(S state); // JOIN-1

        M join(S state);

        M leave(Player player);

        M end();

        Change change(M move);
    }

    /// What a move of the house's changes among the people.
    sealed interface Change {

        record None() implements Change {}

        record Joined() implements Change {}

        record Left(Player player) implements Change {}
    }
}
