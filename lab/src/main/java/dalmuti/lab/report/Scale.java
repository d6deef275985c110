package dalmuti.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How values become places along an axis, with round numbers to mark.
///
/// @param low the first mark
/// @param high the last mark
/// @param step from mark to mark
record Scale(double low, double high, double step) {

    private static final int MARKS = 5;
    private static final double NEARLY = 1e-9;

    /// A scale with round marks that has room for all values between two.
    static Scale around(double lowest, double highest) {
        double reach = Math.max(highest - lowest, 1e-6);
        double power = Math.pow(10, Math.floor(Math.log10(reach / MARKS)));
        double step = power;
        for (double factor : new double[] {1, 2, 5, 10}) {
            step = factor * power;
            if (reach / step <= MARKS) {
                break;
            }
        }
        return new Scale(
                Math.floor(lowest / step + NEARLY) * step,
                Math.ceil(highest / step - NEARLY) * step,
                step);
    }

    /// Where a value lies: 0 at the first mark, 1 at the last.
    double share(double value) {
        return (value - low) / (high - low);
    }

    List<Double> marks() {
        var marks = new ArrayList<Double>();
        for (int i = 0; low + i * step <= high + step / 2; i++) {
            marks.add(low + i * step);
        }
        return marks;
    }

    String written(double mark) {
        int digits = (int) Math.max(0, -Math.floor(Math.log10(step) + NEARLY));
        return String.format(Locale.ROOT, "%." + digits + "f", mark + 0.0);
    }
}
