package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.browser.Fate.Opening;
import dalmuti.cards.Rank;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Everything there is to see, and the way there.
enum Scene {
    HOME("/"),
    NEW("/new"),
    NEW_OPTIONS("/new", press("details summary")),
    TABLES("/tables"),
    ME("/me", shows("dm-past section")),
    LEARN("/learn"),
    FIRST_LOOK("/learn/tutorial", shows("dm-first-look button")),
    TUTORIAL("/learn/tutorial", press("dm-first-look button").andThen(shows("dm-hand button"))),
    GRAPPLES_TUTORIAL("/learn/grapples", shows("dm-g-choices .moves button")),
    RULES("/learn/rules", shows("dm-learn-rules section")),
    TIPS("/learn/tips"),
    COURT("/learn/court", shows("td")),
    LAB("/learn/lab", press("dm-learn-lab button.main").andThen(shows("dm-learn-lab dl"))),
    DAY("/day", shows("dm-page-day button.main")),
    DAY_PLAYED("/day", Scene::playedToday),
    RECORD("/record"),
    GRAPPLES_PLAYBACK("/grapples", shows("dm-transport").andThen(key("ArrowRight", 9))),
    LOST("/nowhere"),
    GATHERING(visitor -> visitor.open(Plan.alone("korean", 6))),
    SPREAD(byHand(begun("official", _ -> true)).andThen(shows("dm-draw .mine"))),
    DRAW(moment("positionsTaken", begun("official", _ -> true))),
    DRAW_TIED(moment("tied", begun("official", it -> it.draws() > it.order().size()))),
    DEAL(moment("dealt", begun("official", _ -> true))),
    CUT(begun("official cut=on", it -> it.position() == 1).andThen(shows("dm-cut input"))),
    MISDEAL(offered("letStay", begun("official misdeal=1", it -> it.position() == 1))),
    WINDOW(pondered("official", Scene::isPeaceful).andThen(shows("dm-window"))),
    WINDOW_JESTERS(
            pondered("official", Far.REVOLUTIONARY_PEON)
                    .andThen(shows("dm-actions .choices button"))),
    GREATER_REVOLUTION(
            moment(
                    "revolutionDeclared",
                    begun("official", Far.REVOLUTIONARY_PEON)
                            .andThen(press("dm-actions .choices .main")))),
    TAX(begun("official", it -> it.position() == 1 && isPeaceful(it)).andThen(awaits("payBack"))),
    TRADE(
            begun("korean firstRoundTax=yes", it -> it.position() == 3 && isPeaceful(it))
                    .andThen(awaits("namePartner"))),
    OFFER(begun("manual-es", it -> it.position() == 3 && isPeaceful(it)).andThen(awaits("offer"))),
    LEAD(begun("official", it -> it.position() == 1 && isPeaceful(it)).andThen(awaits("lay"))),
    HINT(LEAD, press("dm-actions .tools button").andThen(shows("dm-hints li"))),
    TALK(HINT, key("Escape", 1).andThen(press("dm-table-bar nav > button:last-child"))),
    TABLE_MENU(
            TALK,
            press("dm-table-bar nav > button:last-child").andThen(press("dm-table-bar .code"))),
    LEAVE(TABLE_MENU, press("dm-table-dialog button.danger").andThen(shows("dm-ask p"))),
    SELECTED(
            begun("official", Scene::isWordy)
                    .andThen(awaits("lay"))
                    .andThen(pick(Rank.SHEPHERDESS))
                    .andThen(pick(Rank.SHEPHERDESS))
                    .andThen(pick(Rank.SHEPHERDESS))
                    .andThen(pick(Rank.JESTER))),
    TRICK(begun("official", it -> it.position() == 4 && isPeaceful(it)).andThen(awaits("pass"))),
    LOG(TRICK, press("dm-actions .tools button:last-child")),
    FULL_TABLE(
            begun("official", 14, it -> it.position() == 7 && isPeaceful(it))
                    .andThen(awaits("pass"))),
    RESULTS(
            begun("korean ending=ROUNDS(2)", 4, _ -> true).andThen(hurries("next")),
            visitor -> {
                arrived(visitor);
                visitor.sees("dm-results .next");
            }),
    DECREES(
            begun("official decrees=on ending=ROUNDS(2)", 4, _ -> true).andThen(hurries("next")),
            visitor -> {
                arrived(visitor);
                press("dm-results .next").accept(visitor);
                visitor.sees("dm-decrees .choices button");
            }),
    BIDS(DECREES, press("dm-decrees .decree").andThen(press("dm-decrees .decree"))),
    PROCLAMATION(
            moment(
                    "proclaimed",
                    DECREES.way()
                            .andThen(press("dm-decrees .decree"))
                            .andThen(press("dm-decrees .choices .main")))),
    FINAL(begun("korean ending=ROUNDS(1)", 4, _ -> true).andThen(hurries("over")), Scene::arrived),
    REVIEW(
            FINAL,
            visitor -> {
                archived(visitor);
                press("dm-final a.review").accept(visitor);
                visitor.sees("dm-transport");
                key("ArrowRight", 16).accept(visitor);
            }),
    CHECK(REVIEW, press("dm-review .eyes button").andThen(shows("dm-check ol"))),
    OPENED_RECORD(CHECK, Scene::opened),
    ONLOOKER(Scene::onlooker),
    GRAPPLES(Scene::grapples);

    /// What is searched for once: an enum has its constants before its fields.
    private static final class Far {
        static final Predicate<Opening> REVOLUTIONARY_PEON =
                new Fate.Rare(100_840, it -> it.position() == 6 && jesters(it) == 2);
    }

    private static final Set<Scene> PLAYED =
            EnumSet.of(
                    SPREAD,
                    DRAW,
                    DRAW_TIED,
                    DEAL,
                    CUT,
                    MISDEAL,
                    WINDOW,
                    WINDOW_JESTERS,
                    TAX,
                    TRADE,
                    OFFER,
                    LEAD,
                    SELECTED,
                    TRICK,
                    FULL_TABLE,
                    LOG,
                    LEAVE,
                    RESULTS,
                    DECREES,
                    FINAL,
                    ONLOOKER,
                    FIRST_LOOK,
                    TUTORIAL,
                    GRAPPLES_TUTORIAL,
                    GRAPPLES);
    private static final int SEATS = 6;
    private static final int CHANCES = 4;
    private static final int ARCHIVING = 100;
    private static final int LITTLE_MS = 50;

    private final Consumer<Visitor> beginning;
    private final Predicate<Scene> before;
    private final Consumer<Visitor> step;

    /// A page that one can come to from any other.
    Scene(String path) {
        this(path, _ -> {});
    }

    Scene(String path, Consumer<Visitor> step) {
        this(_ -> {}, Scene::isPage, to(path).andThen(step));
    }

    Scene(Consumer<Visitor> way) {
        this(way, _ -> {});
    }

    /// What goes on by itself after the beginning, until somebody asks for it.
    Scene(Consumer<Visitor> beginning, Consumer<Visitor> step) {
        this(beginning, _ -> false, step);
    }

    /// A step from another scene.
    Scene(Scene from, Consumer<Visitor> step) {
        this(from.way(), from::equals, step);
    }

    Scene(Consumer<Visitor> beginning, Predicate<Scene> before, Consumer<Visitor> step) {
        this.beginning = beginning;
        this.before = before;
        this.step = step;
    }

    private Consumer<Visitor> way() {
        return beginning.andThen(step);
    }

    private boolean isPage() {
        return compareTo(LOST) <= 0;
    }

    /// Whether a table is played at, so that everything has to be in reach on any screen.
    boolean isPlayed() {
        return PLAYED.contains(this);
    }

    /// Whether there is only a step from another scene.
    boolean follows(Scene other) {
        return before.test(other);
    }

    /// Leads somebody there.
    void reach(Visitor visitor) {
        way().accept(visitor);
    }

    /// Leads somebody to the last step.
    void approach(Visitor visitor) {
        beginning.accept(visitor);
    }

    /// Takes the last step.
    void enter(Visitor visitor) {
        step.accept(visitor);
    }

    /// Whether it is among those that are asked for: `-Ddalmuti.scenes='cut|tax'`.
    boolean isWanted() {
        return file().matches(System.getProperty("dalmuti.scenes", ".*"));
    }

    /// How fast things have to go for this to be seen at all.
    Visitor.Speed speed() {
        return List.of(DRAW, DRAW_TIED, DEAL, GREATER_REVOLUTION, PROCLAMATION).contains(this)
                ? Visitor.Speed.FAST
                : Visitor.Speed.INSTANT;
    }

    String file() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Nobody can declare a revolution.
    static boolean isPeaceful(Opening opening) {
        return opening.hands().values().stream().allMatch(hand -> hand.jesters() < 2);
    }

    /// The Greater Dalmuti can lay several of the card with the longest name, and a jester.
    private static boolean isWordy(Opening opening) {
        return opening.position() == 1
                && isPeaceful(opening)
                && jesters(opening) == 1
                && opening.hand().count(Rank.SHEPHERDESS) > 2;
    }

    private static int jesters(Opening opening) {
        return opening.hand().jesters();
    }

    private static Consumer<Visitor> to(String path) {
        return visitor -> visitor.go(path);
    }

    private static Consumer<Visitor> shows(String selector) {
        return visitor -> visitor.sees(selector);
    }

    private static Consumer<Visitor> press(String selector) {
        return visitor -> visitor.find(selector).first().click();
    }

    private static Consumer<Visitor> pick(Rank rank) {
        return visitor -> new Hands.Mouse().pick(visitor.page(), rank.number());
    }

    private static Consumer<Visitor> key(String key, int times) {
        return visitor -> {
            for (int i = 0; i < times; i++) {
                visitor.page().keyboard().press(key);
            }
        };
    }

    private static Consumer<Visitor> byHand(Consumer<Visitor> way) {
        return visitor -> {
            visitor.drawsByHand();
            way.accept(visitor);
        };
    }

    /// A match that begins in a certain way.
    private static Consumer<Visitor> begun(String rules, Predicate<Opening> wanted) {
        return begun(rules, SEATS, wanted);
    }

    private static Consumer<Visitor> begun(String rules, int seats, Predicate<Opening> wanted) {
        return begun(Plan.alone(once(rules), seats), wanted);
    }

    /// With a revolution window that stays open while it is looked at.
    private static Consumer<Visitor> pondered(String rules, Predicate<Opening> wanted) {
        return begun(Plan.patient(once(rules), SEATS), wanted);
    }

    private static Consumer<Visitor> begun(Plan plan, Predicate<Opening> wanted) {
        return visitor -> {
            visitor.open(plan);
            visitor.premises().fate().load(plan.rules(), plan.seats(), wanted);
            visitor.start();
        };
    }

    /// A single round, so that bots soon come to an end when nobody looks any more.
    private static String once(String rules) {
        return rules.contains("ending") ? rules : rules + " ending=ROUNDS(1)";
    }

    /// Plays on until something may be done.
    private static Consumer<Visitor> awaits(String offer) {
        return visitor ->
                new Turns(visitor, new Hands.Mouse()).until(offered -> offered.contains(offer));
    }

    /// Has whatever is asked answered, without touching the page, until something may be done.
    private static Consumer<Visitor> hurries(String offer) {
        return visitor -> visitor.ask("() => { window.there = house.hurry('" + offer + "') }");
    }

    private static void arrived(Visitor visitor) {
        visitor.ask("() => window.there");
    }

    /// Tries until something is offered first of all: a card that falls at the Greater Peon's asks
    /// for no decision (DEAL-3).
    private static Consumer<Visitor> offered(String offer, Consumer<Visitor> way) {
        return visitor -> {
            for (int i = 0; i < CHANCES; i++) {
                way.accept(visitor);
                visitor.until("() => house.offered().length > 0");
                if (visitor.strings("() => house.offered()").contains(offer)) {
                    return;
                }
            }
            throw new AssertionError(offer + " was never offered");
        };
    }

    /// Stops where something happens that would be over by itself. A browser that is too slow to
    /// see it begin goes on at once, and gets another chance.
    private static Consumer<Visitor> moment(String event, Consumer<Visitor> way) {
        String seen = "house.happening() === '" + event + "'";
        return visitor -> {
            visitor.staysAt(event);
            for (int i = 0; i < CHANCES; i++) {
                way.accept(visitor);
                visitor.until("() => " + seen + " || house.offered().length > 0");
                if ((boolean) visitor.ask("() => " + seen)) {
                    return;
                }
            }
            throw new AssertionError(event + " was never seen");
        };
    }

    /// A match that is only just over is not kept at once, and a page that asks for it too early
    /// makes a browser complain.
    private static void archived(Visitor visitor) {
        String match = (String) visitor.ask("() => house.store().now.stage.record");
        for (int i = 0; !Guest.finds(visitor.premises(), "/api/matches/" + match); i++) {
            assertThat(i).as("tries to find the match").isLessThan(ARCHIVING);
            visitor.page().waitForTimeout(LITTLE_MS);
        }
    }

    /// The record of the match that was just gone through, as if somebody had sent it.
    private static void opened(Visitor visitor) {
        String id = ((String) visitor.ask("() => location.pathname")).substring("/m/".length());
        String record = Guest.get(visitor.premises(), "/api/matches/" + id + "/record");
        visitor.go("/record");
        visitor.find("dm-page-record textarea").fill(record);
        press("dm-page-record button.main").accept(visitor);
        visitor.sees("dm-transport");
    }

    /// As if the deal of the day had been played on this device.
    private static void playedToday(Visitor visitor) {
        visitor.ask(
                """
                () => localStorage['dalmuti.days'] = JSON.stringify([{ date: new Date().toISOString().slice(0, 10),
                  place: 2, players: 6, accuracy: 0.87, strongest: 1, counted: true }])\
                """);
        visitor.page().reload();
        visitor.sees("dm-page-day table");
    }

    /// Ben has the lead and thinks about it.
    private static void onlooker(Visitor visitor) {
        var ben = new Visitor(visitor.premises(), "Ben", Look.PHONE_LIGHT);
        visitor.bring(ben);
        LEAD.reach(ben);
        visitor.go((String) ben.ask("() => location.pathname"));
        visitor.sees("dm-court dm-seat");
    }

    private static void grapples(Visitor visitor) {
        visitor.open(Plan.grapples(4));
        visitor.start();
        visitor.until("() => house.offered().length > 0");
    }
}
