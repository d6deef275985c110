package dalmuti.table.people;

/// How often one guest may change something about a table that is written down. What the game
/// bounds by itself needs no limit: moves, pledges, leaving the chair one has, ending the match.
///
/// @param changes chairs, bots, the host, who is muted or removed
/// @param starts of matches
public record Limits(RateLimit changes, RateLimit starts) {

    public static final int CHANGES_AT_ONCE = 40;
    public static final long CHANGE_EVERY_MS = 10_000;
    public static final int STARTS_AT_ONCE = 60;
    public static final long START_EVERY_MS = 2_000;

    public static Limits usual() {
        return new Limits(
                new RateLimit(CHANGES_AT_ONCE, CHANGE_EVERY_MS),
                new RateLimit(STARTS_AT_ONCE, START_EVERY_MS));
    }
}
