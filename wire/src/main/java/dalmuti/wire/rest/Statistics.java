package dalmuti.wire.rest;

import java.util.List;
import java.util.Optional;

/// How somebody has done in a game so far.
///
/// @param firsts rounds in which nobody went out earlier, or games won
/// @param crowned rounds begun as Greater Dalmuti
/// @param peon rounds begun as Greater Peon
/// @param revolutions how many they declared
/// @param tricks how many they won
/// @param place the mean place, from 0 for the first to 1 for the last
/// @param reign the most rounds one after another as Greater Dalmuti
/// @param climb the most places risen from one round to the next
/// @param rating what the leaderboard goes by; none before it says something
/// @param rivals people met most often; nobody's but one's own are told
public record Statistics(
        String game,
        int matches,
        int won,
        int rounds,
        int firsts,
        int crowned,
        int peon,
        int revolutions,
        int tricks,
        int reign,
        int climb,
        double place,
        Optional<Double> rating,
        List<Rival> rivals) {

    /// How two people have done against each other.
    ///
    /// @param ahead matches in which the other one had the worse place
    /// @param behind matches in which the other one had the better place
    public record Rival(String id, String name, int matches, int ahead, int behind) {}
}
