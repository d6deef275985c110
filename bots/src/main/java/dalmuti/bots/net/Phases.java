package dalmuti.bots.net;

import dalmuti.Scene;

/// What kind of decision it is, as a one-hot.
final class Phases {

    static final int COUNT = 10;

    private Phases() {}

    static int of(Scene scene) {
        return switch (scene) {
            case Scene.Tricks _ -> 0;
            case Scene.Taxing _ -> 1;
            case Scene.Window _ -> 2;
            case Scene.Naming _ -> 3;
            case Scene.Exchanging _ -> 4;
            case Scene.Offering _ -> 5;
            case Scene.Answering _ -> 6;
            case Scene.Misdealt _ -> 7;
            case Scene.Replacing _ -> 8;
            case Scene.Cutting _,
                    Scene.Seating _,
                    Scene.Drawing _,
                    Scene.Shuffling _,
                    Scene.Spilling _,
                    Scene.DrawingLots _,
                    Scene.Over _ ->
                    9;
        };
    }
}
