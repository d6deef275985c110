package dalmuti.app.remote.seat;

import dalmuti.app.play.Console;
import dalmuti.app.play.Desk;
import dalmuti.app.play.Help;
import dalmuti.app.play.Hints;
import dalmuti.app.play.Seat;
import dalmuti.app.print.Paragraph;
import dalmuti.app.remote.Chairs;
import dalmuti.app.remote.ClosedException;
import dalmuti.app.remote.DeniedException;
import dalmuti.app.remote.News;
import dalmuti.app.remote.Picture;
import dalmuti.app.remote.UnreachableException;
import dalmuti.app.remote.Visit;
import dalmuti.app.remote.seat.Alarms.Alarm;
import dalmuti.app.story.People;
import dalmuti.app.story.Teller;
import dalmuti.contract.Player;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// A person at a table of a server. Everything that comes, from the server or the keyboard, is
/// handled by one thread.
///
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public final class RemoteSitting<M, E, V> {

    private static final int NONE = -1;
    private static final int MOST_CHAIRS = 14;
    private static final long TELL_MS = 700;

    private final Visit visit;
    private final Screens<M, E, V> screens;
    private final Console console;
    private final Intent intent;
    private final Words words;
    private final TreeMap<Player, String> names = new TreeMap<>();
    private final People people;
    private final Desk<V, M> desk;
    private final Seat<V, M> seat;
    private final Telling<E, V> telling;
    private final SeatWords seatWords;
    private final TalkWords talkWords;
    private final Quips quips;
    private final Timing timing;
    private final Alarms alarms = new Alarms();
    private final SplittableRandom dice = new SplittableRandom();
    private final Inbox inbox;
    private final Keyboard keyboard;
    private Picture picture;
    private TableView table;
    private List<Parts.Seat> seats = List.of();
    private Optional<V> view = Optional.empty();
    private Optional<Outcome> outcome = Optional.empty();
    private int asked = NONE;
    private int answered = NONE;
    private int obvious = NONE;
    private int answering = NONE;
    private int sitting = NONE;
    private int starting = NONE;
    private int leaving = NONE;
    private int playing = NONE;
    private int chairsTried;

    public RemoteSitting(
            Visit visit, Screens<M, E, V> screens, Console console, Teller teller, Intent intent) {
        this.visit = visit;
        this.screens = screens;
        this.console = console;
        this.intent = intent;
        this.words = teller.words();
        this.picture = visit.first();
        this.table = picture.table();
        this.people = new People(names, words);
        this.desk = screens.desk(people);
        var hints = new Hints<>(screens.adviser(), desk, words, teller.ink(), dice.split());
        this.seat = new Seat<>(console, desk, words, it -> hint(it, hints), intent.care());
        this.telling = new Telling<>(screens, people);
        this.seatWords = new SeatWords(words);
        this.talkWords = new TalkWords(words);
        this.quips = new Quips(words, () -> table.you().phrases());
        this.timing = new Timing(words, alarms);
        this.inbox = new Inbox(visit.news());
        this.keyboard = new Keyboard(console, seat::prompt, this::completions, inbox::add);
    }

    private List<String> hint(V about, Hints<V, M> hints) {
        return table.board().plan().customs().hints()
                ? hints.of(about)
                : Paragraph.lines("  ", words.say("table.no-hints"));
    }

    private List<String> completions() {
        var all = new ArrayList<>(Orders.ALL);
        view.filter(_ -> asked != NONE).ifPresent(it -> all.addAll(0, seat.completions(it)));
        return all;
    }

    /// Sits or looks on until the match is over or the person leaves. What is in the way is a
    /// [ClosedException], a [DeniedException] or an [UnreachableException].
    public Outcome run() throws InterruptedException {
        try (inbox) {
            arrive();
            keyboard.start();
            while (outcome.isEmpty()) {
                if (isListening()) {
                    keyboard.want();
                }
                inbox.next(alarms.patience(now())).ifPresent(this::handle);
                alarms.rung(now()).ifPresent(this::ring);
            }
            say(telling.taken());
            return outcome.get();
        }
    }

    private static long now() {
        return System.currentTimeMillis();
    }

    private void arrive() {
        new Welcome(words, seatWords).sentences(visit, intent).forEach(this::tell);
        talkWords.fresh(table.talk()).forEach(this::tell);
        if (intent.company() != Intent.Company.ONLOOKER && table.you().seat().isEmpty()) {
            sit();
        }
        List<String> bots = intent.bots();
        IntStream.range(0, bots.size())
                .forEach(i -> ask(ack -> new Request.SeatBot(ack, i + 1, bots.get(i))));
        if (intent.company() == Intent.Company.STARTS) {
            starting = ask(Request.Start::new);
        }
        seats = table.seats();
        changed(picture, News.Extent.ALL);
    }

    private void sit() {
        int chair = Chairs.free(table);
        sitting = ask(ack -> new Request.Sit(ack, chair));
    }

    private int ask(IntFunction<Request> request) {
        return visit.table().send(request);
    }

    /// Whether a line is wanted now. What comes from a pipe is kept for questions.
    private boolean isListening() {
        boolean mayStart =
                table.stage().doing() != Parts.Doing.PLAYING
                        && table.you().say()
                        && intent.company() != Intent.Company.STARTS;
        return intent.typing() == Intent.Typing.AT_ANY_TIME || asked != NONE || mayStart;
    }

    private void handle(Inbox.Happening next) {
        switch (next) {
            case Inbox.Happening.Typed(var typed) -> {
                keyboard.heed();
                typed.line().ifPresentOrElse(this::typed, this::goAway);
            }
            case Inbox.Happening.Told(var news) -> hear(news);
        }
    }

    private void goAway() {
        outcome = Optional.of(new Outcome.Away());
    }

    private void hear(News news) {
        switch (news) {
            case News.Changed(var now, var parts, var extent) -> {
                picture = now;
                table = now.table();
                if (parts.contains("talk")) {
                    talkWords.fresh(table.talk()).forEach(this::tell);
                }
                changed(now, extent);
            }
            case News.Done(int ack) -> done(ack);
            case News.Refused(int ack, var key, var text) -> refused(ack, key, text);
            case News.Lost() -> tell(words.say("remote.lost"));
            case News.Paused(var text) -> tell(text);
            case News.Back() -> tell(words.say("remote.back"));
            case News.Closed(var why) -> throw new ClosedException(why);
            case News.Vanished() -> throw new UnreachableException(visit.table().server());
        }
    }

    private void done(int ack) {
        if (ack == leaving) {
            outcome = Optional.of(new Outcome.Left());
        } else if (ack == sitting) {
            tell(words.say("remote.you-sit", table.you().seat().orElse(0) + 1));
            sitting = NONE;
        }
    }

    private void refused(int ack, String key, String text) {
        if (ack == starting) {
            throw new DeniedException(text);
        }
        if (ack == leaving) {
            outcome = Optional.of(new Outcome.Left());
            return;
        }
        if (ack == sitting && key.equals("table.taken") && chairsTried++ < MOST_CHAIRS) {
            sit(); // somebody was faster
            return;
        }
        boolean late = key.equals("table.stale") || key.equals("table.not-asked");
        if (ack != answering || !late) {
            tell(text);
        }
        if (ack == answering && table.question().equals(Optional.of(answered))) {
            asked = answered;
            answered = NONE;
        }
        if (ack == sitting) {
            tell(words.say("remote.looking-on"));
        }
    }

    private void changed(Picture now, News.Extent extent) {
        if (extent == News.Extent.ALL) {
            timing.set(table.board().time(), now());
        }
        for (Parts.Seat it : table.seats()) {
            it.player().ifPresent(player -> names.put(player, it.name()));
        }
        seatWords.changes(seats, table.seats(), table.you().seat()).forEach(this::tell);
        seats = table.seats();
        if (table.hasCards()) {
            V seen = now.view(screens.json());
            view = Optional.of(seen);
            telling.hear(seen, table.stage().match(), table.since(), extent);
            alarms.set(Alarm.TELL, now() + TELL_MS);
            question(seen, extent);
        }
        clock();
        stage();
    }

    private void question(V seen, News.Extent extent) {
        int question = table.question().orElse(NONE);
        if (asked != NONE && question != asked) {
            asked = NONE;
            alarms.clear(Alarm.WARN);
            tell(words.say("remote.decided-for-you"));
        }
        boolean again = question == asked && extent == News.Extent.SOME;
        if (question == NONE || question == answered || again || isRestingOrIdle(seen)) {
            return;
        }
        if (desk.isWorthAsking(seen)) {
            asked = question;
            flush();
            seat.face(seen);
            timing.own(table, now()).ifPresent(this::tell);
        } else if (question != obvious) {
            obvious = question;
            alarms.set(Alarm.ANSWER, now() + Reflection.millis(table, dice));
        }
    }

    /// An answer would take over again from the bot that plays for whoever rests.
    private boolean isRestingOrIdle(V seen) {
        boolean rests = table.you().seat().filter(it -> seats.get(it).standIn()).isPresent();
        return rests || desk.legal(seen).isEmpty();
    }

    /// Answers a question that has only one answer, unless it was answered in the meantime.
    private void answerObvious() {
        view.filter(_ -> table.question().equals(Optional.of(obvious)))
                .filter(it -> !isRestingOrIdle(it))
                .ifPresent(it -> answer(desk.legal(it).getFirst()));
        obvious = NONE;
    }

    private void clock() {
        boolean before = timing.isPaused();
        List<String> sentences = timing.changes(table, now());
        if (!sentences.isEmpty()) {
            flush();
            sentences.forEach(this::tell);
        }
        boolean begun = timing.isPaused() && !before;
        if (begun && intent.typing() == Intent.Typing.WHEN_ASKED && table.you().say()) {
            var _ = ask(Request.NextRound::new); // nobody is there to press a key
        }
    }

    private void stage() {
        Parts.Stage stage = table.stage();
        if (stage.doing() == Parts.Doing.PLAYING) {
            playing = stage.match();
        } else if (stage.doing() == Parts.Doing.OVER && playing == stage.match()) {
            outcome = stage.record().map(Outcome.Over::new);
        }
    }

    private void ring(Alarm alarm) {
        switch (alarm) {
            case TELL -> flush();
            case WAIT -> {
                flush();
                timing.waiting(table, people, now()).ifPresent(this::tell);
            }
            case WARN -> tell(timing.warning());
            case ANSWER -> answerObvious();
        }
    }

    private void answer(M move) {
        int question = table.question().orElse(NONE);
        if (question == NONE || question == answered) {
            return;
        }
        asked = NONE;
        answered = question;
        alarms.clear(Alarm.WARN);
        String text = screens.json().move(move);
        answering = ask(ack -> new Request.Answer(ack, question, text));
    }

    private void typed(String line) {
        if (Orders.isOne(line)) {
            Orders.read(line, table.watching())
                    .ifPresentOrElse(this::obey, () -> tell(words.say("remote.no-order")));
            return;
        }
        String typed = Seat.plain(line);
        if (typed.equals(Seat.LEAVE)) {
            goAway();
        } else if (typed.equals("h")) {
            help();
        } else if (asked != NONE) {
            view.flatMap(it -> seat.heard(typed, it)).ifPresent(this::answer);
        } else {
            unasked(typed);
        }
    }

    private void unasked(String typed) {
        flush();
        switch (typed) {
            case "" -> {
                if (timing.isPaused()) {
                    var _ = ask(Request.NextRound::new);
                }
            }
            case "s" -> view.ifPresent(it -> say(desk.scores(it)));
            case "t" -> view.ifPresent(it -> say(desk.picture(it)));
            default -> tell(words.say("remote.not-asked"));
        }
    }

    private void help() {
        view.filter(_ -> asked != NONE).ifPresent(it -> say(desk.help(it)));
        say(Help.lines(words.say("remote.help")));
    }

    private void obey(Orders.Order order) {
        switch (order) {
            case Orders.Order.Ask(var request) -> {
                var _ = ask(request);
            }
            case Orders.Order.Quip(var number) ->
                    quips.chosen(number).ifPresentOrElse(this::ask, () -> say(quips.lines()));
            case Orders.Order.Who() -> tell(seatWords.all(seats, table.you().seat()));
            case Orders.Order.Help() -> help();
            case Orders.Order.Leave() -> leaving = ask(Request.Leave::new);
        }
    }

    private void flush() {
        alarms.clear(Alarm.TELL);
        say(telling.taken());
    }

    private void say(List<String> lines) {
        console.say(lines);
    }

    private void tell(String sentence) {
        say(Paragraph.lines("  ", sentence));
    }
}
