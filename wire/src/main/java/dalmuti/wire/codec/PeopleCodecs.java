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
    private static final Shape PLAYER =
            new Shape.Named("Player", "A player, by letter: the first who sat down is A.", LETTER);

    private PeopleCodecs() {}

    private static String letters(Player player) {
        return player.index() < MOST ? LETTERS.get(player.index()) : player.toString();
    }

    private static Player player(String letters, Source source) {
        return Optional.ofNullable(PLAYERS.get(letters))
                .orElseThrow(() -> source.refused("wire.wanted-player"));
    }

    private static void name(String name, StringBuilder out) {
        out.append('"').append(name).append('"');
    }

    record OfPlayer() implements Codec<Player>, CollectionCodecs.Key<Player> {
        @Override
        public void write(Player value, StringBuilder out) {
            PeopleCodecs.name(letters(value), out);
        }

        @Override
        public Player read(Source source) throws IOException {
            return player(source.text(), source);
        }

        @Override
        public String name(Player key) {
            return letters(key);
        }

        @Override
        public Player of(String name, Source source) {
            return player(name, source);
        }

        @Override
        public Shape.Text names() {
            return LETTER;
        }

        @Override
        public Optional<Comparator<Player>> order() {
            return Optional.of(Comparator.naturalOrder());
        }

        @Override
        public Shape shape() {
            return PLAYER;
        }
    }

    record OfActor() implements Codec<Actor> {
        @Override
        public void write(Actor value, StringBuilder out) {
            name(
                    switch (value) {
                        case Player player -> letters(player);
                        case Nature _ -> NATURE;
                        case House _ -> HOUSE;
                    },
                    out);
        }

        @Override
        public Actor read(Source source) throws IOException {
            String name = source.text();
            return switch (name) {
                case NATURE -> Nature.NATURE;
                case HOUSE -> House.HOUSE;
                default -> player(name, source);
            };
        }

        @Override
        public Shape shape() {
            return Shape.oneOf(PLAYER, new Shape.Words(List.of(NATURE, HOUSE)));
        }
    }

    record OfViewer() implements Codec<Viewer> {
        @Override
        public void write(Viewer value, StringBuilder out) {
            name(value instanceof Player player ? letters(player) : ONLOOKER, out);
        }

        @Override
        public Viewer read(Source source) throws IOException {
            String name = source.text();
            return name.equals(ONLOOKER) ? Onlooker.ONLOOKER : player(name, source);
        }

        @Override
        public Shape shape() {
            return Shape.oneOf(PLAYER, new Shape.Words(List.of(ONLOOKER)));
        }
    }
}
