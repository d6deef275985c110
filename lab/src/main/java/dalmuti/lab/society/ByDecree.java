package dalmuti.lab.society;

import dalmuti.decrees.Decree;
import dalmuti.lab.play.Round;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.NamedFigure;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Figures;
import dalmuti.lab.stats.Ratio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Rounds by the decree that was proclaimed for them: who stays, who rises, and who is first out.
final class ByDecree implements Tally<ByDecree> {

    private static final List<Decree> DECREES = List.of(Decree.values());

    /// What is told of the rounds under a decree.
    enum Figure implements NamedFigure {
        TOP_STAYS("the Greater Dalmuti stays", Format.PERCENT),
        BOTTOM_STAYS("the Greater Peon stays", Format.PERCENT),
        TOP_FIRST("the Greater Dalmuti is first out", Format.PERCENT),
        BOTTOM_FIRST("the Greater Peon is first out", Format.PERCENT),
        STEPS("steps somebody moves", Format.HUNDREDTHS);

        private final String title;
        private final Format format;

        Figure(String title, Format format) {
            this.title = title;
            this.format = format;
        }

        @Override
        public String title() {
            return title;
        }

        @Override
        public Format format() {
            return format;
        }
    }

    private final Figures<Figure> figures = new Figures<>(Figure.class, DECREES.size() + 1);

    /// Takes in the rounds of a match, which hang together.
    void enter(List<Round> match) {
        var cluster = new Figures.Cluster<Figure>(Figure.class, DECREES.size() + 1);
        for (Round round : match) {
            int thing = index(round.decree());
            int last = round.players() - 1;
            int top = round.dealt()[0];
            int bottom = round.dealt()[last];
            cluster.observe(Figure.TOP_STAYS, thing, top == round.next()[0] ? 1 : 0);
            cluster.observe(Figure.BOTTOM_STAYS, thing, bottom == round.next()[last] ? 1 : 0);
            cluster.observe(Figure.TOP_FIRST, thing, top == round.finished()[0] ? 1 : 0);
            cluster.observe(Figure.BOTTOM_FIRST, thing, bottom == round.finished()[0] ? 1 : 0);
            cluster.observe(Figure.STEPS, thing, steps(round) / round.players());
        }
        figures.enter(cluster);
    }

    private static double steps(Round round) {
        int steps = 0;
        for (int position = 0; position < round.players(); position++) {
            int player = round.dealt()[position];
            int next = Arrays.stream(round.next()).boxed().toList().indexOf(player);
            steps += Math.abs(next - position);
        }
        return steps;
    }

    /// Rounds without a decree come last.
    private static int index(Optional<Decree> decree) {
        return decree.map(DECREES::indexOf).orElse(DECREES.size());
    }

    Ratio of(Figure figure, Optional<Decree> decree) {
        return figures.of(figure, index(decree));
    }

    long rounds(Optional<Decree> decree) {
        return Math.round(of(Figure.TOP_STAYS, decree).count());
    }

    /// Whether there were rounds with a decree and others.
    boolean differ() {
        return kinds().size() > 1;
    }

    /// The decrees that were proclaimed, and none where that was.
    List<Optional<Decree>> kinds() {
        var kinds = new ArrayList<Optional<Decree>>();
        DECREES.forEach(decree -> kinds.add(Optional.of(decree)));
        kinds.add(Optional.empty());
        kinds.removeIf(kind -> rounds(kind) == 0);
        return kinds;
    }

    @Override
    public void add(ByDecree other) {
        figures.add(other.figures);
    }
}
