package dalmuti.app.names;

import java.util.List;

/// The titles that go with positions. WHO-2
public record Titles(NameTable names) {

    private static final int FIRST_MERCHANT_AT = 3;
    private static final int SMALLEST_COURT = 4;

    private static final List<String> ORDINALS =
            List.of(
                    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth",
                    "Ninth", "Tenth");

    /// The title of a position, counted from 1, among so many players.
    public String of(int position, int players) {
        if (position == 1) {
            return names.title("greater-dalmuti");
        }
        if (position == players) {
            return names.title("greater-peon");
        }
        if (players >= SMALLEST_COURT && position == 2) {
            return names.title("lesser-dalmuti");
        }
        if (players >= SMALLEST_COURT && position == players - 1) {
            return names.title("lesser-peon");
        }
        return merchant(position, players);
    }

    private String merchant(int position, int players) {
        boolean only = players <= SMALLEST_COURT + 1;
        String merchant = names.title("merchant");
        return only ? merchant : ORDINALS.get(position - FIRST_MERCHANT_AT) + " " + merchant;
    }
}
