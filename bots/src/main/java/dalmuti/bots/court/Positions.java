package dalmuti.bots.court;

import dalmuti.View;
import dalmuti.contract.Player;

/// Where a viewer sits.
final class Positions {

    private Positions() {}

    /// The viewer's position, from 1; 0 for an onlooker.
    static int own(View view) {
        return view.viewer() instanceof Player player ? view.order().indexOf(player) + 1 : 0;
    }

    /// Whether the viewer is a Dalmuti, to whom tax is paid.
    static boolean isLord(View view) { // WHO-2
        return own(view) <= (view.order().size() > 3 ? 2 : 1);
    }
}
