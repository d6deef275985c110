package dalmuti.app.screen;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.app.print.Paragraph;
import dalmuti.app.print.Table;
import dalmuti.app.story.DalmutiStory;
import dalmuti.app.story.People;
import dalmuti.app.story.StoryWriter;
import dalmuti.app.story.TextStyle;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What is shown to a player of The Great Dalmuti, and what is read of them.
public final class DalmutiScreen extends GameScreen<Move, Event, View> {

    private final DalmutiPicture picture;
    private final MoveNames names;
    private final CourtTyping court;
    private final LayTyping lays;
    private final BidTyping bids;

    public DalmutiScreen(People people, TextStyle style) {
        super(people, style, View::legal);
        picture = new DalmutiPicture(people, style);
        names = new MoveNames(people, style.names(), words);
        court = new CourtTyping(people, words);
        lays = new LayTyping(words);
        bids = new BidTyping(words);
    }

    @Override
    void writeHead(StoryWriter beats, View view) {
        DalmutiStory.head(beats, view.rules(), people, style, Optional.empty());
    }

    @Override
    public Commentary<Event> commentary(View view) {
        return new DalmutiCommentary(people, style, view.rules(), before(view));
    }

    /// Everybody's points when the round began.
    private static Map<Player, Integer> before(View view) {
        var scores = new TreeMap<>(view.scores());
        for (Event event : view.told()) {
            if (event instanceof Event.RoundScored(var brought)) {
                brought.forEach(it -> scores.merge(it.player(), -it.total(), Integer::sum));
            }
        }
        return scores;
    }

    @Override
    public List<String> picture(View view) {
        return picture.lines(view);
    }

    @Override
    public List<String> question(View view) {
        var lines = new ArrayList<>(Paragraph.lines(INDENT, picture.question(view)));
        if (view.scene() instanceof Scene.Bidding(var drawn)) {
            lines.addAll(bids.menu(drawn));
        } else if (isTyped(view)) {
            examples(view).ifPresent(it -> lines.addAll(Paragraph.lines(INDENT, it)));
        } else {
            lines.addAll(menu(view));
        }
        return lines;
    }

    /// The shortest answers, where there are few.
    private Optional<String> examples(View view) {
        boolean follows = view.legal().contains(new Move.Pass());
        List<String> plays =
                LayTyping.plays(view).stream()
                        .map(LayTyping::typedBriefly)
                        .map(Paragraph::whole)
                        .toList();
        return follows && !plays.isEmpty()
                ? Optional.of(words.say("play.possible", String.join(", ", plays)))
                : Optional.empty();
    }

    /// Whether there is too much to choose from for a menu.
    private static boolean isTyped(View view) {
        return switch (view.scene()) {
            case Scene.Tricks _, Scene.Taxing _, Scene.Cutting _, Scene.Offering _ -> true;
            default -> false;
        };
    }

    @Override
    public List<String> scores(View view) {
        return picture.scores(view);
    }

    @Override
    public List<String> help(View view) {
        String here =
                switch (view.scene()) {
                    case Scene.Tricks _ -> words.say("play.help-tricks");
                    case Scene.Taxing _ -> words.say("play.help-tax");
                    case Scene.Cutting _ -> words.say("play.help-cut");
                    case Scene.Drawing _ -> words.say("play.help-draw");
                    case Scene.Offering _ -> words.say("play.help-offer");
                    case Scene.Bidding _ -> words.say("play.help-bid");
                    default -> words.say("play.help-menu");
                };
        return Table.explained(here, words.say("play.help-scores"), words.say("play.help-always"));
    }

    @Override
    public List<String> completions(View view) {
        return switch (view.scene()) {
            case Scene.Tricks _ ->
                    Stream.concat(
                                    LayTyping.plays(view).stream().map(LayTyping::typed),
                                    Stream.of(LayTyping.PASS)
                                            .filter(_ -> view.legal().contains(new Move.Pass())))
                            .toList();
            case Scene.Taxing _ ->
                    view.legal().stream()
                            .filter(Move.PayBack.class::isInstance)
                            .map(move -> ((Move.PayBack) move).cards().toString())
                            .toList();
            case Scene.Offering _ -> List.of(CourtTyping.NOTHING);
            case Scene.Bidding bidding -> BidTyping.completions(view, bidding);
            case Scene.Cutting(int size) ->
                    IntStream.range(0, size).mapToObj(String::valueOf).toList();
            default -> super.completions(view);
        };
    }

    /// Nobody is asked who can only pass or keep silent; the last card of a hand is laid by hand.
    @Override
    public boolean isWorthAsking(View view) {
        return view.legal().size() > 1 || view.legal().getFirst() instanceof Move.Lay;
    }

    @Override
    public Reply<Move> read(String typed, View view, Optional<Move> selected) {
        return switch (view.scene()) {
            case Scene.Tricks _ -> lays.read(typed, view, selected);
            case Scene.Taxing _ -> court.payBack(typed, view, selected);
            case Scene.Cutting _ -> court.cut(typed);
            case Scene.Offering _ -> court.offer(typed);
            case Scene.Bidding(var drawn) -> bids.read(typed, drawn);
            default -> super.read(typed, view, selected);
        };
    }

    @Override
    public String name(Move move) {
        return Paragraph.plain(names.of(move));
    }

    @Override
    Object named(Object argument) {
        return names.argument(argument);
    }
}
