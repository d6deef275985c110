package dalmuti.browser;

/// What a test wants of a new table.
///
/// @param bots the level of the bots; empty for none
/// @param window seconds of the revolution window
/// @param pause seconds between rounds
record Plan(String game, String rules, int seats, String bots, int window, int pause) {

    private static final String QUICK = "peasant";

    /// One person and bots that answer at once.
    static Plan alone(String rules, int seats) {
        return new Plan("dalmuti", rules, seats, QUICK, 3, 120);
    }

    /// One person who takes their time in a revolution window, and bots.
    static Plan patient(String rules, int seats) {
        return new Plan("dalmuti", rules, seats, QUICK, 60, 120);
    }

    /// Several people, and no bots.
    static Plan people(String rules, int seats) {
        return new Plan("dalmuti", rules, seats, "", 3, 120);
    }

    static Plan grapples(int seats) {
        return new Plan("grapples", "standard", seats, QUICK, 3, 120);
    }

    /// A match on one's own device with bots that answer at once, which takes what is not said from
    /// the page.
    static String here(String rules, int seats) {
        return """
        {"rules":"%s","seats":%d,"customs":%s}\
        """
                .formatted(rules, seats, customs(3, 1));
    }

    String json() {
        return """
        {"game":"%s","rules":"%s","seats":%d,"listed":false,"bots":"%s","customs":%s}\
        """
                .formatted(game, rules, seats, bots, customs(window, pause));
    }

    private static String customs(int window, int pause) {
        return """
        {"turn":0,"bank":0,"window":%d,"pause":%d,"pace":"INSTANT","hints":true,"chat":true}\
        """
                .formatted(window, pause);
    }
}
