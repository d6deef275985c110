package dalmuti.lab.report;

import dalmuti.lab.stats.Interval;
import dalmuti.lab.stats.Ratio;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Something to look at, before anybody has decided how it is drawn.
public sealed interface Plot {

    /// One word, for files.
    String name();

    String title();

    /// What one sees, in a sentence.
    String caption();

    /// Shares by row and column, from 0 to 1, the darker the more.
    ///
    /// @param middle the share that has no colour; 0 where every share has some
    /// @param reach how far from it a share has full colour
    record HeatMap(
            String name,
            String title,
            String caption,
            Axis down,
            Axis across,
            List<List<Double>> shares,
            double middle,
            double reach)
            implements Plot {
        public HeatMap {
            shares = shares.stream().map(List::copyOf).toList();
        }
    }

    /// Figures with their 95% intervals, below one another.
    ///
    /// @param mark a value to compare with
    record Whiskers(
            String name,
            String title,
            String caption,
            String unit,
            List<Dot> dots,
            Optional<Double> mark)
            implements Plot {
        public Whiskers {
            dots = List.copyOf(dots);
        }
    }

    /// Figures along an axis, one line for each of several.
    record Curves(
            String name,
            String title,
            String caption,
            String across,
            String unit,
            List<Curve> curves)
            implements Plot {
        public Curves {
            curves = List.copyOf(curves);
        }
    }

    /// What stands along one side.
    record Axis(String title, List<String> labels) {
        public Axis {
            labels = List.copyOf(labels);
        }
    }

    record Dot(String label, double value, Interval interval) {

        /// @param factor what the mean and its interval are multiplied with
        public static Dot mean(String label, Ratio ratio, double factor) {
            return new Dot(label, factor * ratio.mean(), ratio.interval().times(factor));
        }

        /// A share and its interval, in percent.
        public static Dot percent(String label, Ratio share) {
            return new Dot(label, 100 * share.mean(), share.share().times(100));
        }

        /// How far along the axis it reaches: where the interval is not known, nowhere.
        Interval reach() {
            return interval.orJust(value);
        }
    }

    record Curve(String label, List<Point> points) {
        public Curve {
            points = List.copyOf(points);
        }

        /// Means at 1, 2, 3 and so on.
        ///
        /// @param factor what they are multiplied with
        public static Curve of(String label, int count, double factor, IntFunction<Ratio> ratios) {
            return new Curve(
                    label,
                    IntStream.range(0, count)
                            .mapToObj(i -> Point.of(i + 1, ratios.apply(i), factor))
                            .toList());
        }
    }

    record Point(double x, double y, Interval interval) {

        /// @param factor what the mean and its interval are multiplied with
        public static Point of(double x, Ratio ratio, double factor) {
            return new Point(x, factor * ratio.mean(), ratio.interval().times(factor));
        }

        /// A share and its interval, in percent.
        public static Point percent(double x, Ratio share) {
            return new Point(x, 100 * share.mean(), share.share().times(100));
        }

        /// Without an interval.
        public static Point of(double x, double y) {
            return new Point(x, y, Interval.UNKNOWN);
        }

        /// How far up and down it reaches: where the interval is not known, nowhere.
        Interval reach() {
            return interval.orJust(y);
        }
    }
}
