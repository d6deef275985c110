package dalmuti.app.screen;

import dalmuti.app.print.Paragraph;
import dalmuti.app.story.People;
import dalmuti.contract.Player;
import dalmuti.court.Court;
import dalmuti.court.Title;
import dalmuti.words.Words;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// Says what everybody sits on and wears (COURT-1, COURT-2): `Bo: throne and crown · ...`.
record CourtWords(People people, Words words) {

    /// @param order who is at which position, the Greater Dalmuti first
    String of(List<Player> order) {
        var court = new Court(order);
        return Arrays.stream(Title.values())
                .map(
                        title ->
                                of(
                                        title,
                                        order.stream()
                                                .filter(it -> court.title(it) == title)
                                                .toList()))
                .filter(it -> !it.isEmpty())
                .collect(Collectors.joining(Paragraph.UNBREAKABLE_SPACE + "· "));
    }

    private String of(Title title, List<Player> bearers) {
        return bearers.isEmpty()
                ? ""
                : people.list(bearers) + Paragraph.whole(": " + seatAndHat(title));
    }

    private String seatAndHat(Title title) {
        return switch (title) {
            case GREATER_DALMUTI -> words.say("play.court-greater-dalmuti");
            case LESSER_DALMUTI -> words.say("play.court-lesser-dalmuti");
            case MERCHANT -> words.say("play.court-merchant");
            case LESSER_PEON -> words.say("play.court-lesser-peon");
            case GREATER_PEON -> words.say("play.court-greater-peon");
        };
    }
}
