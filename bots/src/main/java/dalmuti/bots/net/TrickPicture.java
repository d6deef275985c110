package dalmuti.bots.net;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.engine.Actions;
import dalmuti.engine.Sight;
import dalmuti.options.Rules;

/// A position in the tricks as inputs: what all moves have in common, and what each adds. A move is
/// told by the table after it.
public final class TrickPicture implements Picture {

    private final Columns common = new Columns();
    private final int[] rivalOf = new int[Rules.MOST_PLAYERS];
    private Sight sight;
    private int rivals;
    private int seat;
    private boolean passesLast;
    private Hand hand = Hand.EMPTY;

    /// Of a position that is looked at first.
    public TrickPicture(Sight sight) {
        this.sight = sight;
    }

    /// Looks at what a seat, whose turn it is, sees and knows now.
    ///
    /// @param held by seat, cards that the seat holds for certain
    public void look(Sight now, Standpoint standpoint, Passes passes, long[] held) {
        sight = now;
        seat = now.seat();
        hand = now.hand();
        common.clear();
        passesLast = standpoint.passesLast();
        common.addAll(standpoint.columns());
        common.add(Layout.PHASE.at(0));
        common.addHand(Layout.UNSEEN, now.unseen());
        rivals(standpoint, passes, held);
    }

    private void rivals(Standpoint standpoint, Passes passes, long[] held) {
        int seats = sight.seats();
        rivals = 0;
        for (int i = 1; i < seats; i++) {
            int other = (seat + i) % seats;
            rivalOf[other] = -1;
            if (!sight.holdsCards(other)) {
                continue;
            }
            rivalOf[other] = rivals;
            int block = RivalInputs.block(rivals++);
            RivalInputs.cards(block, sight.cards(other), common);
            RivalInputs.title(block, other, seats, common);
            RivalInputs.passedOn(block, other, passes, common);
            RivalInputs.holds(block, new Hand(held[other]), common);
            RivalInputs.floor(block, standpoint.known(other).floor().number(), common);
        }
        common.add(Layout.RIVAL_COUNT.at(rivals - 1));
    }

    @Override
    public Columns common() {
        return common;
    }

    @Override
    public Hand hand() {
        return hand;
    }

    @Override
    public int places() {
        return rivals + 1;
    }

    @Override
    public int taken() {
        return sight.outCount();
    }

    @Override
    public Hand leaving(int action) {
        return action == Actions.PASS ? Hand.EMPTY : Actions.play(action).cards();
    }

    @Override
    public void add(int action, Columns columns) {
        columns.add(Layout.ACTION.at(action));
        Hand left = new Hand(hand.packed() - leaving(action).packed());
        columns.addSets(left, sight.odds());
        if (action == Actions.PASS) {
            pass(columns);
        } else {
            lay(Actions.play(action), columns);
        }
    }

    private void pass(Columns columns) {
        Play top = Actions.play(sight.top());
        columns.add(Layout.TOP_RANK.at(top.rank().number() - 1));
        columns.add(Layout.TOP_SIZE.at(top.size() - 1));
        columns.addRun(Layout.TOP_JESTERS.at(0), top.jesters());
        int leader = leader();
        if (leader != seat) {
            columns.add(RivalInputs.block(rivalOf[leader]) + RivalInputs.ON_TOP);
        }
        passed(columns);
    }

    /// Who leads next if all pass.
    private int leader() { // PLAY-5
        int leader = sight.by();
        while (!sight.holdsCards(leader)) {
            leader = leader + 1 == sight.seats() ? 0 : leader + 1;
        }
        return leader;
    }

    private void lay(Play play, Columns columns) {
        columns.add(Layout.LAID_RANK.at(play.rank().number() - 1));
        columns.add(Layout.LAID_SIZE.at(play.size() - 1));
        columns.addRun(Layout.LAID_JESTERS.at(0), play.jesters());
        double stands = sight.odds().stands(play.rank().number(), play.size());
        columns.addRun(Layout.LAID_STANDS.at(0), (int) (stands * Layout.LAID_STANDS.size()));
        if (passesLast) {
            passed(columns);
        }
    }

    private void passed(Columns columns) {
        for (int other = 0; other < sight.seats(); other++) {
            if (other != seat && sight.holdsCards(other) && sight.hasPassed(other)) {
                columns.add(RivalInputs.block(rivalOf[other]) + RivalInputs.PASSED);
            }
        }
    }
}
