package dalmuti.wire.codec;

import dalmuti.contract.Actor;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Players by their letters, and whoever else acts or looks on.
final class PeopleCodecs {

    private static final int MOST = 26 * 27;

    private static final List<String> LETTERS =
            IntStream.range(0, MOST).mapToObj(i -> new Player(i).toString()).toList();

    private static final Map<String, Player> PLAYERS =
            IntStream.range(0, MOST).boxed().collect(Collectors.toMap(LETTERS::get, Player::of));

    private static final String NATURE = "nature";
    private static final String HOUSE = "house";
    private static final String ONLOOKER = "onlooker";

    private static final Shape.Text LETTER = new Shape.Text("^[A-Z]{1,2}$", 2);
    private static final Shape PLAYER_SHAPE =
            new Shape.Named("Player", "A player, by letter: the first who sat down is A.", LETTER);

    static final Codec<Player> PLAYER =
            Codec.of(
                    () -> PLAYER_SHAPE,
                    (value, out) -> quote(letters(value), out),
                    source -> player(source.text(), source));

    static final CollectionCodecs.Key<Player> PLAYER_KEY =
            new CollectionCodecs.Key<>(
                    LETTER,
                    PeopleCodecs::letters,
                    PeopleCodecs::player,
                    Optional.of(Comparator.naturalOrder()));

    static final Codec<Actor> ACTOR =
            Codec.of(
                    () -> Shape.oneOf(PLAYER_SHAPE, new Shape.Words(List.of(NATURE, HOUSE))),
                    (value, out) -> quote(name(value), out),
                    PeopleCodecs::readActor);

    static final Codec<Viewer> VIEWER =
            Codec.of(
                    () -> Shape.oneOf(PLAYER_SHAPE, new Shape.Words(List.of(ONLOOKER))),
                    (value, out) -> quote(value instanceof Player it ? letters(it) : ONLOOKER, out),
                    PeopleCodecs::readViewer);

    private PeopleCodecs() {}

    private static String letters(Player player) {
        return player.index() < MOST ? LETTERS.get(player.index()) : player.toString();
    }

    private static Player player(String letters, Source source) {
        return Optional.ofNullable(PLAYERS.get(letters))
                .orElseThrow(() -> source.refused("wire.wanted-player"));
    }

    private static void quote(String name, StringBuilder out) {
        out.append('"').append(name).append('"');
    }

    private static String name(Actor actor) {
        return switch (actor) {
            case Player player -> letters(player);
            case Nature _ -> NATURE;
            case House _ -> HOUSE;
        };
    }

    private static Actor readActor(Source source) throws IOException {
        String name = source.text();
        return switch (name) {
            case NATURE -> Nature.NATURE;
            case HOUSE -> House.HOUSE;
            default -> player(name, source);
        };
    }

    private static Viewer readViewer(Source source) throws IOException {
        String name = source.text();
        return name.equals(ONLOOKER) ? Onlooker.ONLOOKER : player(name, source);
    }
}
