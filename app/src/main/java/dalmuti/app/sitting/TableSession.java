package dalmuti.app.sitting;

import dalmuti.app.console.Console;
import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.print.Paragraph;
import dalmuti.app.remote.ChairRequest;
import dalmuti.app.remote.DeniedException;
import dalmuti.app.remote.News;
import dalmuti.app.remote.Picture;
import dalmuti.app.remote.UnreachableException;
import dalmuti.app.remote.Visit;
import dalmuti.app.screen.GameScreen;
import dalmuti.app.screen.Hints;
import dalmuti.app.sitting.Timers.Timer;
import dalmuti.app.story.TextStyle;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A person at a table, of this process or of a server. Everything that comes, from the table or
/// the keyboard, is handled by one thread.
public final class TableSession<M, E, V> {

    private static final int NONE = -1;
    private static final long TELL_MS = 700;

    private final Visit visit;
    private final GameAtTerminal<M, E, V> game;
    private final Console console;
    private final VisitOptions options;
    private final Words words;
    private final PeopleAtTable people;
    private final GameScreen<M, E, V> screen;
    private final MovePrompt<V, M> prompt;
    private final DrawPrompt drawing;
    private final PlayByPlay<E, V> playByPlay;
    private final Orders orders;
    private final Timing timing;
    private final Timers timers = new Timers();
    private final SplittableRandom dice;
    private final Keyboard keyboard;
    private final ChairRequest chair;
    private Picture picture;
    private TableView table;
    private @Nullable V seen;
    private @Nullable Outcome outcome;
    private int asked = NONE;
    private int answered = NONE;
    private int obvious = NONE;
    private int answering = NONE;
    private int starting = NONE;
    private int playing = NONE;
    private boolean ending;

    /// @param adviser the dice of whoever gives hints, so that a hint changes nothing else
    public TableSession(
            Visit visit,
            GameAtTerminal<M, E, V> game,
            Console console,
            TextStyle style,
            VisitOptions options,
            RandomGenerator adviser) {
        this.visit = visit;
        this.game = game;
        this.console = console;
        this.options = options;
        this.words = style.words();
        this.picture = visit.first();
        this.table = picture.table();
        this.people =
                new PeopleAtTable(words, table, options.company() == VisitOptions.Company.ALONE);
        this.screen = game.screen().apply(people.players(), style);
        var hints = new Hints<>(game.adviser().get(), screen, style.ink(), adviser);
        this.prompt =
                new MovePrompt<>(console, screen, words, it -> hint(it, hints), options.care());
        this.dice = new SplittableRandom(adviser.nextLong());
        this.drawing = new DrawPrompt(console, words, options.drawing(), dice);
        this.playByPlay = new PlayByPlay<>(screen);
        this.orders = new Orders(visit.table(), console, words, () -> table, isAlone());
        this.timing = new Timing(words, timers);
        this.chair = new ChairRequest(visit.table());
        this.keyboard = new Keyboard(console, this::prompt, this::completions, visit.news()::add);
    }

    private List<String> hint(V about, Hints<V, M> hints) {
        return table.board().plan().customs().hints()
                ? hints.of(about, game.legal().apply(about))
                : Paragraph.lines("  ", words.say("table.no-hints"));
    }

    private Optional<V> view() {
        return Optional.ofNullable(seen);
    }

    private String prompt() {
        return isBetweenRounds() ? words.say("play.pause") : prompt.prompt();
    }

    private List<String> completions() {
        var all = new ArrayList<>(orders.completions());
        view().filter(_ -> asked != NONE).ifPresent(it -> all.addAll(0, prompt.completions(it)));
        return all;
    }

    /// Whether nobody else is there but bots of this process: no clock runs, and nobody listens.
    private boolean isAlone() {
        return options.company() == VisitOptions.Company.ALONE;
    }

    /// Whether a table of this process waits until somebody has read how the round ended.
    private boolean isBetweenRounds() {
        return isAlone() && console.isAttended() && timing.isPaused() && asked == NONE;
    }

    /// Sits or looks on until the match is over or the person leaves. What is in the way is a
    /// [DeniedException] or an [UnreachableException].
    public Outcome run() throws InterruptedException {
        try (keyboard) {
            arrive();
            keyboard.start();
            while (outcome == null) {
                if (isListening() && visit.news().isEmpty()) { // which is said first
                    keyboard.want();
                }
                next().ifPresent(this::hear);
                timers.rung(now()).ifPresent(this::ring);
            }
            console.say(playByPlay.taken());
            return outcome;
        }
    }

    private Optional<News> next() throws InterruptedException {
        boolean idle = visit.news().isEmpty() && (isBetweenRounds() || !visit.table().advance());
        long patience = idle ? timers.patience(now()) : 0;
        return Optional.ofNullable(visit.news().poll(patience, TimeUnit.MILLISECONDS));
    }

    private static long now() {
        return System.currentTimeMillis();
    }

    private void arrive() {
        options.greeting().forEach(console::tell);
        if (options.company().sitsDown() && table.you().seat().isEmpty()) {
            chair.sitAnywhere(table);
        }
        List<String> all = options.bots();
        IntStream.range(0, all.size())
                .forEach(i -> visit.table().send(it -> new Request.SeatBot(it, i + 1, all.get(i))));
        if (options.company() == VisitOptions.Company.STARTS) {
            starting = visit.table().send(Request.Start::new);
        }
        changed(picture, true);
    }

    /// Whether a line is wanted now. What comes from a pipe is kept for questions.
    private boolean isListening() {
        boolean mayStart =
                table.stage().doing() != Parts.Doing.PLAYING
                        && table.you().say()
                        && options.company() != VisitOptions.Company.STARTS;
        return options.typing() == VisitOptions.Typing.AT_ANY_TIME
                || asked != NONE
                || mayStart
                || isBetweenRounds();
    }

    private void hear(News news) {
        switch (news) {
            case News.Changed(var now, boolean whole) -> {
                picture = now;
                table = now.table();
                changed(now, whole);
            }
            case News.Done(int ack) -> done(ack);
            case News.Refused refused when chair.wasTaken(refused) -> chair.sitAnywhere(table);
            case News.Refused(int ack, var key, var text) -> refused(ack, key, text);
            case News.Told(var text) -> console.tell(text);
            case News.Lost() -> console.tell(words.say("remote.lost"));
            case News.Paused(var text) -> console.tell(text);
            case News.Back() -> console.tell(words.say("remote.back"));
            case News.Typed(var line) -> typed(line);
            case News.TypedNoMore() -> outcome = new Outcome.Away();
            case News.Broken(var why) -> throw why;
        }
    }

    private void done(int ack) {
        if (orders.wasLeaving(ack)) {
            outcome = new Outcome.Left();
        } else if (chair.isAnswered(ack)) {
            console.tell(words.say("remote.you-sit", table.you().seat().orElse(0) + 1));
        }
    }

    private void refused(int ack, String key, String text) {
        if (ack == starting) {
            throw new DeniedException(text);
        }
        if (orders.wasLeaving(ack)) {
            outcome = new Outcome.Left();
            return;
        }
        boolean late = key.equals("table.stale") || key.equals("table.not-asked");
        if (ack != answering || !late) {
            console.tell(text);
        }
        if (ack == answering && table.question().equals(Optional.of(answered))) {
            asked = answered;
            answered = NONE;
        }
        if (chair.isAnswered(ack)) {
            console.tell(words.say("remote.looking-on"));
        }
    }

    private void changed(Picture now, boolean whole) {
        if (whole) {
            timing.set(table.board().time(), now());
        }
        people.changes(table).forEach(console::tell);
        if (table.hasCards()) {
            V view = now.view(game.json());
            seen = view;
            List<E> told = game.told().apply(view);
            playByPlay.hear(view, told, table.stage().match(), table.since(), whole);
            timers.set(Timer.TELL, now() + TELL_MS);
            question(view, whole);
        }
        clock();
        stage();
    }

    private void question(V view, boolean whole) {
        int question = table.question().orElse(NONE);
        if (asked != NONE && question != asked) {
            asked = NONE;
            timers.clear(Timer.WARN);
            console.tell(words.say("remote.decided-for-you"));
        }
        boolean again = question == asked && !whole;
        if (question == NONE || question == answered || again || isRestingOrIdle(view)) {
            return;
        }
        if (table.spread().isPresent()) {
            asked = question;
            flush();
            drawing.face(table.spread().get().left()).ifPresent(this::take);
        } else if (screen.isWorthAsking(view)) {
            asked = question;
            flush();
            prompt.face(view);
            timing.own(table, now()).ifPresent(console::tell);
        } else if (question != obvious) {
            obvious = question;
            timers.set(Timer.ANSWER, now() + Timing.reflection(table, dice));
        }
    }

    /// An answer would take over again from the bot that plays for whoever rests.
    private boolean isRestingOrIdle(V view) {
        return table.isResting()
                || (table.spread().isEmpty() && game.legal().apply(view).isEmpty());
    }

    /// Answers a question that has only one answer, unless it was answered in the meantime.
    private void answerObvious() {
        view().filter(_ -> table.question().equals(Optional.of(obvious)))
                .filter(it -> !isRestingOrIdle(it))
                .ifPresent(it -> answer(game.legal().apply(it).getFirst()));
        obvious = NONE;
    }

    private void clock() {
        boolean before = timing.isPaused();
        List<String> sentences = timing.changes(table, now());
        boolean begun = timing.isPaused() && !before;
        if (begun || !(isAlone() || sentences.isEmpty())) {
            flush();
        }
        if (!isAlone()) {
            sentences.forEach(console::tell);
        }
        boolean unattended =
                isAlone()
                        ? !console.isAttended()
                        : options.typing() == VisitOptions.Typing.WHEN_ASKED && table.you().say();
        if (begun && unattended) {
            var _ = visit.table().send(Request.NextRound::new); // nobody is there to press a key
        }
    }

    private void stage() {
        Parts.Stage stage = table.stage();
        if (stage.doing() == Parts.Doing.PLAYING) {
            playing = stage.match();
            if (stage.ending() && !ending) { // SCORE-4
                console.tell(words.say("remote.ending"));
            }
            ending = stage.ending();
        } else if (stage.doing() == Parts.Doing.OVER && playing == stage.match()) {
            outcome = stage.record().map(Outcome.Over::new).orElse(null);
        }
    }

    private void ring(Timer alarm) {
        switch (alarm) {
            case TELL -> flush();
            case WAIT -> {
                flush();
                timing.waiting(table, people.players(), now()).ifPresent(console::tell);
            }
            case WARN -> console.tell(timing.warning());
            case ANSWER -> answerObvious();
        }
    }

    private void take(int place) {
        reply(question -> ack -> new Request.Take(ack, question, place));
    }

    private void answer(M move) {
        String text = game.json().move(move);
        reply(question -> ack -> new Request.Answer(ack, question, text));
    }

    private void reply(IntFunction<IntFunction<Request>> request) {
        int question = table.question().orElse(NONE);
        if (question == NONE || question == answered) {
            return;
        }
        asked = NONE;
        answered = question;
        timers.clear(Timer.WARN);
        answering = visit.table().send(request.apply(question));
    }

    private void typed(String line) {
        keyboard.heed();
        if (SlashCommands.isOne(line)) {
            orders.obey(line, this::help);
            return;
        }
        String typed = MovePrompt.plain(line);
        if (typed.equals(MovePrompt.LEAVE)) {
            outcome = new Outcome.Away();
        } else if (typed.equals("h")) {
            orders.help(help());
        } else if (asked != NONE && table.spread().isPresent()) {
            drawing.heard(typed, table.spread().get().left()).ifPresent(this::take);
        } else if (asked != NONE) {
            view().flatMap(it -> prompt.heard(typed, it)).ifPresent(this::answer);
        } else {
            unasked(typed);
        }
    }

    private void unasked(String typed) {
        flush();
        switch (typed) {
            case "" -> {
                if (timing.isPaused()) {
                    var _ = visit.table().send(Request.NextRound::new);
                }
            }
            case "s" -> view().ifPresent(it -> console.say(screen.scores(it)));
            case "t" -> view().ifPresent(it -> console.say(screen.picture(it)));
            default -> console.tell(words.say("remote.not-asked"));
        }
    }

    private List<String> help() {
        return view().filter(_ -> asked != NONE).map(screen::help).orElse(List.of());
    }

    private void flush() {
        timers.clear(Timer.TELL);
        console.say(playByPlay.taken());
    }
}
