package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

/// What a player may not know is neither in the page, nor in the memory of its store, nor in
/// anything that was received.
@InBrowser
class SecrecyTests {

    private static final int MOST_TURNS = 400;
    private static final String OVER = "\"doing\":\"OVER\"";
    private static final int BY_HAND = 30;
    private static final int CHECKED_EVERY = 10;
    private static final int LITTLE_MS = 50;
    private static final int HURRY_MS = 200;

    /// Answers with anything that is offered.
    private static final String ANY_MOVE =
            """
            async () => {
              const [move] = house.store().grapples.legal ?? [];
              if (!move) return false;
              await house.store().answer(move);
              return true;
            }\
            """;

    private final Premises premises;

    SecrecyTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void nobodyIsSentWhatOthersHold() {
        try (var ana = visitor("Ana");
                var ben = visitor("Ben");
                var onlooker = visitor("Olga")) {
            String code = ana.open(Plan.alone("manual-es ending=ROUNDS(1)", 5));
            ben.go("/t/" + code);
            ben.find("dm-join-form button").click();
            ben.until("() => house.store().now.you?.seat !== undefined");
            onlooker.go("/t/" + code);
            ana.start();

            for (int i = 0; i < MOST_TURNS && !over(ana); i++) {
                if (i < BY_HAND) {
                    takeTurns(ana, ben);
                } else {
                    hurryOn(ana, ben);
                }
                if (i % CHECKED_EVERY == 0 || i >= BY_HAND) {
                    assertKnowsNothingOf(ben, hands(ana));
                    assertKnowsNothingOf(ana, hands(ben));
                    assertKnowsNothingOf(onlooker, hands(ana));
                    assertKnowsNothingOf(onlooker, hands(ben));
                }
            }
            assertThat(over(ana)).isTrue();
            assertThat(hands(ana)).as("hands that were told to their owner").hasSizeGreaterThan(2);
            assertThat(hands(ana)).as("which remembers them").anyMatch(memory(ana)::contains);
            assertNeverTold(ben, hands(ana));
            assertNeverTold(ana, hands(ben));
            assertNeverTold(onlooker, hands(ana));
            assertNeverTold(onlooker, hands(ben));
        }
    }

    private static void takeTurns(Visitor ana, Visitor ben) {
        boolean moved = new Turns(ana, new Hands.Mouse()).once();
        moved |= new Turns(ben, new Hands.Mouse()).once();
        if (!moved) {
            ana.page().waitForTimeout(LITTLE_MS);
        }
    }

    /// Their pages answer by themselves for a moment, and then all stand still.
    private static void hurryOn(Visitor... players) {
        for (Visitor player : players) {
            player.ask("() => void house.hurry('over').catch(() => {})");
        }
        players[0].page().waitForTimeout(HURRY_MS);
        for (Visitor player : players) {
            player.ask("() => { house.rest(); return house.settled(); }");
        }
    }

    /// Ana is the Greater Dalmuti and taxed her peon; Ben and Cleo are Merchants and traded.
    @Test
    void cardsThatPassAreKnownToTheTwoAlone() {
        try (var ana = visitor("Ana");
                var ben = visitor("Ben");
                var cleo = visitor("Cleo");
                var onlooker = visitor("Olga")) {
            String rules = "official trade=MERCHANTS_OFFER ending=ROUNDS(1)";
            String code = ana.open(Plan.alone(rules, 6));
            sit(ben, code);
            sit(cleo, code);
            onlooker.go("/t/" + code);
            premises.fate().load(rules, 6, 3, SecrecyTests::wanted);
            ana.start();
            new Turns(ana, new Hands.Mouse()).until(it -> it.contains("payBack"));
            new Turns(ana, new Hands.Mouse()).once();
            new Turns(ben, new Hands.Mouse()).until(it -> it.contains("offer"));
            new Turns(ben, new Hands.Mouse()).once();
            new Turns(cleo, new Hands.Mouse()).until(it -> it.contains("refuseOffer"));
            new Turns(cleo, new Hands.Mouse()).once();
            ana.until("() => house.offered().includes('lay')");

            assertThat(own(ana, "A")).contains("dealt", "taxPaid", "taxReturned");
            assertThat(own(ben, "B")).contains("dealt", "offered", "traded");
            assertThat(own(cleo, "C")).contains("traded");
            for (Visitor visitor : List.of(ana, ben, cleo, onlooker)) {
                String me = visitor.name().substring(0, 1);
                assertThat(asked("overheard", visitor, me)).as("told to " + me).isEmpty();
                assertThat(asked("openCards", visitor, me)).as("in a picture of " + me).isEmpty();
                assertThat(visitor.strings("() => secrets.shown()")).as("seen by " + me).isEmpty();
                assertThat(visitor.frames())
                        .as("the record")
                        .noneMatch(it -> it.contains("record"));
            }
        }
    }

    private static boolean wanted(Fate.Opening opening) {
        return opening.position() == 1
                && opening.position(1) == 3
                && opening.position(2) == 4
                && Scene.isPeaceful(opening);
    }

    @Test
    void G_SEE_1_handsOfGrapplesAreHidden() {
        try (var ana = visitor("Ana");
                var ben = visitor("Ben");
                var onlooker = visitor("Olga")) {
            String code = ana.open(Plan.grapples(4));
            sit(ben, code);
            onlooker.go("/t/" + code);
            ana.start();
            for (int i = 0; i < MOST_TURNS && !isShown(onlooker); i++) {
                boolean moved = (boolean) ana.ask(ANY_MOVE);
                moved |= (boolean) ben.ask(ANY_MOVE);
                if (!moved) {
                    ana.page().waitForTimeout(20);
                }
                if (i % 10 == 0 && !isShown(onlooker)) {
                    assertHidden(ana, "0", ben, onlooker);
                    assertHidden(ben, "1", ana, onlooker);
                }
            }
            assertThat(isShown(onlooker)).isTrue();
            assertThat(asked("held", ana, "0")).as("cards of Ana alone").isNotEmpty();
        }
    }

    private static boolean isShown(Visitor visitor) {
        return visitor.frames().stream().anyMatch(it -> it.contains("\"handsShown\""));
    }

    /// Bots may have ended the game meanwhile: then what is remembered holds all hands, and only
    /// what was told before they were shown is looked at.
    private static void assertHidden(Visitor owner, String seat, Visitor... others) {
        for (Visitor other : others) {
            String remembered = memory(other);
            String memory = remembered.contains("\"handsShown\"") ? "" : remembered;
            String told = String.join("\n", asked("textsBefore", other, "handsShown"));
            for (String card : asked("held", owner, seat)) {
                assertThat(memory + told)
                        .as("%s of %s, to %s", card, owner.name(), other.name())
                        .doesNotContain("\"" + card + "\"");
            }
        }
    }

    private Visitor visitor(String name) {
        var visitor = new Visitor(premises, name, Look.DESKTOP_LIGHT);
        visitor.context().addInitScript(Visitor.resource("secrets.js"));
        return visitor;
    }

    private static void sit(Visitor visitor, String code) {
        visitor.go("/t/" + code);
        visitor.find("dm-join-form button").click();
        visitor.until("() => house.store().now.you?.seat !== undefined");
    }

    private static List<String> own(Visitor visitor, String letter) {
        return asked("own", visitor, letter);
    }

    /// Asks a page's `secrets` about what it received, of which it is handed what is new.
    @SuppressWarnings("unchecked")
    private static List<String> asked(String what, Visitor visitor, String whose) {
        List<String> frames = visitor.frames();
        int known = (int) visitor.ask("() => secrets.count()");
        return (List<String>)
                visitor.page()
                        .evaluate(
                                "([frames, whose]) => { secrets.hear(frames); return secrets.%s(whose); }"
                                        .formatted(what),
                                List.of(List.copyOf(frames.subList(known, frames.size())), whose));
    }

    private static boolean over(Visitor visitor) {
        return (boolean) visitor.ask("() => house.store().now.stage.doing === 'OVER'");
    }

    private static List<String> hands(Visitor visitor) {
        return asked("hands", visitor, "");
    }

    private static String memory(Visitor visitor) {
        return (String) visitor.ask("() => house.memory()");
    }

    private static void assertKnowsNothingOf(Visitor visitor, List<String> hands) {
        String memory = memory(visitor);
        if (memory.contains(OVER)) {
            return; // SEE-2: then everything may be known
        }
        assertThat(strange(hands, visitor)).noneMatch(memory::contains);
        assertThat(visitor.strings("() => secrets.hidden()"))
                .as("cards that %s sees and nobody laid", visitor.name())
                .isEmpty();
    }

    /// Hands but for those that are also a part of a hand of the visitor's own.
    private static List<String> strange(List<String> hands, Visitor visitor) {
        List<String> own = hands(visitor);
        return hands.stream()
                .filter(hand -> own.stream().noneMatch(it -> it.contains(hand)))
                .toList();
    }

    private static void assertNeverTold(Visitor visitor, List<String> hands) {
        List<String> strange = strange(hands, visitor);
        for (String frame : visitor.frames()) {
            if (frame.contains(OVER)) {
                return; // SEE-2
            }
            assertThat(strange).as(frame).noneMatch(frame::contains);
        }
    }
}
