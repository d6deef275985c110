package dalmuti.lab.report;

import dalmuti.lab.stats.Interval;

import java.util.List;
import java.util.Optional;

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

        /// How far along the axis it reaches: where the interval is not known, nowhere.
        Interval reach() {
            return interval.orJust(value);
        }
    }

    record Curve(String label, List<Point> points) {
        public Curve {
            points = List.copyOf(points);
        }
    }

    record Point(double x, double y, Interval interval) {

        /// How far up and down it reaches: where the interval is not known, nowhere.
        Interval reach() {
            return interval.orJust(y);
        }
    }
}
