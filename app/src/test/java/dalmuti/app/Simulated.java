package dalmuti.app;

import java.util.ArrayList;
import java.util.List;

/// Records to try the commands on.
final class Simulated {

    private Simulated() {}

    static String dalmuti(String... wishes) {
        return record("dalmuti", wishes);
    }

    static String grapples(String... wishes) {
        return record("grapples", wishes);
    }

    private static String record(String game, String... wishes) {
        var args = new ArrayList<>(List.of("simulate", "--game", game, "--record", "-"));
        args.addAll(List.of(wishes));
        return Run.of(args.toArray(String[]::new)).good().out();
    }
}
