package dalmuti.table.game;

import dalmuti.bots.Bot;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Action;
import dalmuti.contract.Game;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.court.Treat;
import dalmuti.court.Treats;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Picture;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// All that differs between the games when one of them is played at a table. What most games do
/// without has a default.
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface GameAtTable<S, M extends Action, E, V> {

    Game<S, M, E, V> rules();

    GameJson<M, E, V> json();

    /// Refuses a number of people that can't play by these rules.
    default void check(int players) {
        rules().start(players);
    }

    /// The most people who can play.
    int most();

    /// The same moment without what was told before it, where that makes it cheap to look at.
    default S now(S state) {
        return state;
    }

    /// What everybody sees of a match now.
    default Picture shared(S state) {
        return json().shared(rules().view(now(state), Onlooker.ONLOOKER));
    }

    /// What a viewer sees of one match after another that others don't.
    default Function<S, Picture> eyes(Viewer viewer) {
        return state -> json().own(rules().view(now(state), viewer));
    }

    /// What a viewer was told since the last shuffle.
    List<E> told(S state, Viewer viewer);

    /// Whether a match can be taken up later from where it stands before this move.
    default boolean begins(S state, M move) {
        return false;
    }

    default Entry.Base keep(S state) {
        throw new IllegalStateException("A match is taken up from its beginning");
    }

    default S resume(Entry.Base base, int players) {
        return rules().start(players);
    }

    /// The number of the round or game.
    int round(S state);

    /// Everybody's points, if this has ended a round.
    default Optional<Entry.Scored> scored(S state, List<E> events) {
        return Optional.empty();
    }

    /// Whether answers wait for a fixed instant, so that nobody learns who had a choice.
    default boolean isSealed(S state) { // REV-6
        return false;
    }

    /// Whether a sealed window closes as soon as everybody has answered, and leaves more time until
    /// then.
    default boolean closesWithLastAnswer(S state) { // DEC-3
        return false;
    }

    /// What is answered for whoever says nothing in a sealed window.
    default M silence(S state) {
        throw new IllegalStateException("Nothing is sealed");
    }

    /// Whether the next thing to happen is a deal or a draw that is made checkable.
    default boolean isBeforeDeal(S state) { // REC-8
        return false;
    }

    /// The deal, or the card drawn, that follows from the secrets of all.
    default M deal(S state, Deal deal) {
        throw new IllegalStateException("Deals have no proof");
    }

    /// Who is to draw a card of the spread deck; nobody where none is drawn by hand.
    default Optional<Draw> draw(S state) { // DRAW-5
        return Optional.empty();
    }

    /// @param number how many cards were drawn before
    /// @param left how many lie there
    record Draw(Player by, int number, int left) {}

    /// Whether people can look at the last round's result before the next begins.
    default boolean isBetweenRounds(S state) {
        return false;
    }

    /// Whether somebody has nothing left to do until the round is over, as everybody can see.
    default boolean isOut(S state, Player player) {
        return false;
    }

    /// Everybody who plays, in the order in which they sit now.
    List<Player> order(S state);

    /// Who may end the pause between two rounds.
    default Player first(S state) {
        return order(state).getFirst();
    }

    /// Who sits on which chair of the room, clockwise, when the order starts at one of them; nobody
    /// where the game has no court.
    default List<Player> room(S state, int throne) { // COURT-3
        return List.of();
    }

    /// What is handed round before a round, where the game has a court.
    ///
    /// @param chosen what people have picked
    /// @param choosers those who are waited for in the pause
    default Optional<Treats> treats(
            S state, Map<Player, Treat> chosen, Set<Player> choosers) { // COURT-6
        return Optional.empty();
    }

    /// Who may now pick the chair at which the order starts.
    default Optional<Player> picksChair(S state) { // COURT-3
        return Optional.empty();
    }

    /// What people have to do with the house; empty for a game that nobody joins or leaves.
    default Optional<Doors<S, M>> doors() {
        return Optional.empty();
    }

    Roster<V, M> roster();

    default Optional<Bot<V, M>> bot(String level) {
        return Level.named(level).flatMap(it -> roster().named(it.spelling()));
    }

    /// Who plays on for somebody who is away.
    default Bot<V, M> standIn() {
        return bot(Level.KNIGHT.spelling()).orElseThrow();
    }

    Adviser<V, M> adviser();

    /// The keys of the phrases fit for somebody now.
    default List<String> phrases(S state, Player speaker) { // COURT-5
        return List.of();
    }

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
