package dalmuti.app.screen;

import dalmuti.app.print.Ink;
import dalmuti.app.print.Paragraph;
import dalmuti.app.print.Width;
import dalmuti.app.story.DalmutiNames;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A hand of cards as lines, best first, each rank with its number and its name.
record HandPicture(DalmutiNames cards, Ink ink) {

    private static final int WIDTH = 78;
    private static final String INDENT = "    ";
    private static final String GAP = "   ";

    /// @param useful the ranks that can be laid now; the others step back
    List<String> lines(Hand hand, Set<Rank> useful) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(INDENT);
        int width = INDENT.length();
        for (Rank rank : hand.ranks()) {
            String group =
                    cards.group(rank, hand.count(rank)).replace(Paragraph.UNBREAKABLE_SPACE, " ");
            if (width > INDENT.length() && width + GAP.length() + Width.of(group) > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(INDENT);
                width = INDENT.length();
            }
            boolean first = width == INDENT.length();
            line.append(first ? "" : GAP).append(inked(rank, group, useful));
            width += (first ? 0 : GAP.length()) + Width.of(group);
        }
        lines.add(line.toString());
        return lines;
    }

    private String inked(Rank rank, String group, Set<Rank> useful) {
        return useful.contains(rank) ? ink.card(rank.number(), group) : ink.faint(group);
    }
}
