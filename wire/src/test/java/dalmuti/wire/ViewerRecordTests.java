package dalmuti.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.Viewer;
import dalmuti.contract.WorkLimit;

import grapples.Options;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/// A viewer's record of a legal game is accepted wherever it stops, and refused where nothing makes
/// it legal. `-Ddalmuti.rounds=10000` reads more, `-Ddalmuti.seed=7` others.
final class ViewerRecordTests {

    private static final int RECORDS = Integer.getInteger("dalmuti.rounds", 150);
    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final String GOOD = "good";
    private static final String UNDECIDED = "undecided";

    /// What all cards but the ace of spades are worth together.
    private static final int ALL_GRAPPLES = 67;

    /// Options that change what hidden cards may be or how they move, crossed at random.
    private static final Map<String, List<String>> OPTIONS =
            Map.of(
                    "doubleDown", List.of("OPTIONAL", "FORCED"),
                    "doubleDownChain", List.of("off", "on"),
                    "aceAsks", List.of("off", "on"),
                    "queenConsent", List.of("off", "on"),
                    "tapOut", List.of("OWN_TURN", "ANY_TIME"),
                    "spadesQueen", List.of("AT_LEAST_THREE", "HALF"),
                    "dealerLimit", List.of("default", "1", "5"));

    private static Options options(SplittableRandom dice) {
        Options options = Options.STANDARD;
        for (String option : new TreeSet<>(OPTIONS.keySet())) {
            var values = OPTIONS.getOrDefault(option, List.of());
            options = options.with(option, values.get(dice.nextInt(values.size())));
        }
        return options;
    }

    private static Viewer viewer(int players, SplittableRandom dice) {
        int seat = dice.nextInt(players + 1);
        return seat == players ? Onlooker.ONLOOKER : new Player(seat);
    }

    @Test
    void G_LOG_3_everyViewersRecordIsAcceptedWhereverItStops() {
        int read = 0;
        for (long seed = SEED; read < RECORDS; seed++) {
            var dice = new SplittableRandom(seed);
            int players = dice.nextInt(3, 9);
            var record = Story.random(options(dice), players, seed);
            var lines = lines(record.seenBy(viewer(players, dice)));
            assertThat(answer(lines)).as("seed %d", seed).isEqualTo(GOOD);
            assertThat(answer(lines.stream().map(ViewerRecordTests::bare).toList()))
                    .as("seed %d, without what can be reckoned", seed)
                    .isEqualTo(GOOD);
            int cut = dice.nextInt(1, lines.size());
            assertThat(answer(lines.subList(0, cut))).as("seed %d", seed).isEqualTo(GOOD);
            read += 3;
        }
        System.out.println(read + " records as viewers kept them, all accepted");
    }

    /// Changes after which no cards can be found, whatever else the game was.
    @Test
    void G_LOG_3_whatNoCardsMakeLegalIsNeverAccepted() {
        var answers = new TreeMap<String, Map<String, Integer>>();
        for (long seed = SEED; seed < SEED + RECORDS; seed++) {
            var dice = new SplittableRandom(seed);
            int players = dice.nextInt(3, 9);
            int viewer = dice.nextInt(players);
            var record = Story.random(options(dice), players, seed);
            var turns = new ArrayList<ObjectNode>();
            lines(record.seenBy(new Player(viewer))).forEach(line -> turns.add(Nodes.read(line)));
            turns.forEach(turn -> turn.remove(List.of("expectedValues", "highestGrapples")));
            for (Change change : Change.values()) {
                var changed = new ArrayList<>(turns.stream().map(ObjectNode::deepCopy).toList());
                if (change.make(changed, viewer)) {
                    String answer = answer(changed.stream().map(ObjectNode::toString).toList());
                    assertThat(answer).as("%s, seed %d", change, seed).isNotEqualTo(GOOD);
                    answers.computeIfAbsent(change.name(), _ -> new TreeMap<>())
                            .merge(answer, 1, Integer::sum);
                }
            }
        }
        System.out.println("impossible records: " + answers);
        assertThat(answers).hasSize(Change.values().length);
        assertThat(answers.get("ACE_KEPT")).containsKey("G-ACE-1");
        assertThat(answers.get("ALL_WIN")).containsOnlyKeys("G-WIN-1");
        assertThat(answers.get("POOR_WINNER")).containsOnlyKeys("G-WIN-1");
        assertThat(answers.get("CARD_FROM_ELSEWHERE")).containsKey("G-QUEEN-3");
    }

    private enum Change {
        /// G-ACE-1: whoever got the ace of spades kept it, and it never came to light.
        ACE_KEPT {
            @Override
            boolean make(List<ObjectNode> lines, int viewer) {
                for (ObjectNode line : lines) {
                    boolean plain =
                            line.has("removeAceOfSpades")
                                    && !line.has("why")
                                    && !line.has("refused")
                                    && line.path("player").intValue() != viewer
                                    && !line.has("lookedAtCard");
                    if (plain && lines.getLast().has("winner")) {
                        var received = (ArrayNode) line.path("receivedCards");
                        received.set(received.size() - 1, Spelling.HIDDEN);
                        line.remove("removeAceOfSpades");
                        return true;
                    }
                }
                return false;
            }
        },
        /// 67 grapples can't be shared by 3 to 8 players.
        ALL_WIN {
            @Override
            boolean make(List<ObjectNode> lines, int viewer) {
                var winners = lines.getLast().putArray("winner");
                for (int i = 0; i < lines.getFirst().path("players").size(); i++) {
                    winners.add(i);
                }
                return true;
            }
        },
        /// The viewer wins with less than the others must have.
        POOR_WINNER {
            @Override
            boolean make(List<ObjectNode> lines, int viewer) {
                int others = lines.getFirst().path("players").size() - 1;
                int own = grapples(lines, viewer);
                lines.getLast().putArray("winner").add(viewer);
                return ALL_GRAPPLES - own > others * (own - 1);
            }
        },
        /// G-QUEEN-3: the viewer takes a card that will only be dealt later.
        CARD_TOO_EARLY {
            @Override
            boolean make(List<ObjectNode> lines, int viewer) {
                for (int i = 1; i < lines.size(); i++) {
                    var later = dealtTo(viewer, lines.subList(i + 1, lines.size()));
                    if (takes(lines.get(i), viewer) && later.isPresent()) {
                        ((ArrayNode) lines.get(i).path("cardsSelected")).set(0, later.get());
                        return true;
                    }
                }
                return false;
            }
        },
        /// The viewer takes a card from somebody to whom it can't have come: others were seen to
        /// hold it, and nobody took from them but yet others.
        CARD_FROM_ELSEWHERE {
            @Override
            boolean make(List<ObjectNode> lines, int viewer) {
                var holders = new TreeMap<String, Set<Integer>>();
                for (ObjectNode line : lines.subList(1, lines.size())) {
                    int player = line.path("player").intValue();
                    int from = trade(line);
                    var elsewhere =
                            holders.entrySet().stream()
                                    .filter(it -> !it.getValue().contains(from))
                                    .max(Comparator.comparingInt(it -> it.getValue().size()));
                    if (takes(line, viewer) && elsewhere.isPresent()) {
                        ((ArrayNode) line.path("cardsSelected")).set(0, elsewhere.get().getKey());
                        return true;
                    }
                    if (player == viewer || from == viewer) {
                        holders.values().removeIf(it -> it.contains(from));
                    } else {
                        holders.values().stream()
                                .filter(it -> it.contains(from))
                                .forEach(it -> it.add(player));
                        Nodes.words(line.path("receivedCards")).stream()
                                .filter(card -> !card.matches("AS|Q.|\\?\\?"))
                                .forEach(card -> holders.put(card, new TreeSet<>(Set.of(player))));
                    }
                }
                return false;
            }
        };

        /// @return whether there was an occasion
        abstract boolean make(List<ObjectNode> lines, int viewer);

        static boolean takes(ObjectNode line, int viewer) {
            return line.path("player").intValue() == viewer && line.has("cardsSelected");
        }

        /// With whom a queen was traded, or -1.
        static int trade(ObjectNode line) {
            return line.path("queenTrade").asInt(line.path("queenOfSpadesTrade").asInt(-1));
        }

        static Optional<String> dealtTo(int viewer, List<ObjectNode> lines) {
            return lines.stream()
                    .filter(line -> line.path("player").intValue() == viewer)
                    .map(line -> line.path("receivedCards").path(0).textValue())
                    .filter(card -> !card.equals("AS"))
                    .findFirst();
        }

        /// What the viewer has at the end, told from the record alone.
        static int grapples(List<ObjectNode> lines, int viewer) {
            var hand = new HashSet<String>();
            for (ObjectNode line : lines.subList(1, lines.size())) {
                boolean own = line.path("player").intValue() == viewer;
                var received = Nodes.words(line.path("receivedCards"));
                var selected = Nodes.words(line.path("cardsSelected"));
                if (own) {
                    hand.addAll(received);
                    hand.addAll(selected);
                }
                if (trade(line) == viewer) {
                    selected.forEach(hand::remove);
                }
                if (!selected.isEmpty() && (own || trade(line) == viewer)) {
                    var queen = received.getLast();
                    boolean kept = own ? hand.remove(queen) : hand.add(queen);
                    assertThat(kept).isTrue();
                }
            }
            hand.remove("AS");
            return hand.stream().mapToInt(it -> Story.cards(it).getFirst().worth()).sum();
        }
    }

    @Test
    void G_LOG_3_twosAndJokersThatWouldHaveBeenDoubledAreInNoHand() {
        var keys = new HashSet<String>();
        for (long seed = SEED; seed < SEED + 30; seed++) {
            var record = Story.random(Options.STANDARD, 8, seed);
            String seen = GrapplesWriter.write(record.seenBy(new Player(0)));
            String forced = seen.replace("\"preset\":", "\"doubleDown\":\"FORCED\",\"preset\":");
            var lines = forced.lines().map(ViewerRecordTests::bare).toList();
            try {
                GrapplesReader.read(String.join("\n", lines));
            } catch (FlawedRecordException flaw) {
                assertThat(flaw.refusal().rule()).isEqualTo("G-DOUBLE-1");
                keys.add(flaw.refusal().key());
            }
        }
        assertThat(keys).contains("grapples.record.noPlacing");
    }

    @Test
    void G_LOG_3_whatTakesTooLongIsNeitherAcceptedNorRefused() throws IOException {
        var hard =
                Files.readAllLines(
                        Path.of(
                                "src/test/golden/undecided",
                                "G-WIN-1-too-many-ways.grapples.jsonl"));
        assertThat(answer(hard)).isEqualTo(UNDECIDED);
        var worse = new ArrayList<>(hard);
        worse.set(9, hard.get(9).replaceFirst("\"dealer\":.", "\"dealer\":7"));
        assertThat(answer(worse)).as("what is surely wrong").isEqualTo("G-TURN-1");
    }

    private static List<String> lines(GrapplesRecord record) {
        return GrapplesWriter.write(record).lines().toList();
    }

    /// A line without what follows from the rest (G-LOG-5).
    private static String bare(String line) {
        var json = Nodes.read(line);
        for (TurnField field : TurnField.values()) {
            if (field.isReckoned()) {
                json.remove(field.spelling());
            }
        }
        return json.toString();
    }

    private static String answer(List<String> lines) {
        try {
            assertThat(GrapplesReader.readAll(String.join("\n", lines), WorkLimit.none()))
                    .hasSize(1);
            return GOOD;
        } catch (FlawedRecordException flaw) {
            return flaw.refusal().rule();
        } catch (UndecidedRecordException undecided) {
            assertThat(undecided.line()).isEqualTo(1);
            return UNDECIDED;
        }
    }
}
