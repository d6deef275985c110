package dalmuti.wire.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Viewer;
import dalmuti.decrees.Decree;
import dalmuti.notation.RecordReader;
import dalmuti.options.Preset;
import dalmuti.options.Ties;
import dalmuti.testkit.Playout;
import dalmuti.wire.program.DalmutiPhrasing;

import grapples.Grapples;
import grapples.Options;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How much is sent: a few hundred bytes when something changes, and a few kilobytes for
/// everything.
final class SizeTests {

    private static final int AVERAGE_UPDATE = 400;
    private static final int LARGEST_WHOLE = 8 * 1024;
    private static final int MOVES = 1500;

    private static final DalmutiJson DALMUTI = new DalmutiJson();
    private static final GrapplesJson GRAPPLES = new GrapplesJson();

    private static int bytes(Notice notice) {
        return Notices.write(notice).getBytes(StandardCharsets.UTF_8).length;
    }

    @Test
    void anUpdateForSixIsSmall() {
        var game = new Dalmuti(Preset.OFFICIAL.rules());
        Playout<Match, Move, Event> playout = Playout.random(game, 6, 1, MOVES);
        var viewers = new ArrayList<Viewer>(playout.start().order());
        Map<Viewer, Picture> known = new HashMap<>();
        viewers.forEach(v -> known.put(v, DALMUTI.picture(game.view(playout.start(), v))));
        long total = 0;
        int sent = 0;
        for (var step : playout.steps()) {
            for (Viewer viewer : viewers) {
                Picture now = DALMUTI.picture(game.view(step.after(), viewer));
                List<String> told =
                        step.events().stream()
                                .flatMap(event -> game.tell(event, viewer).stream())
                                .map(DALMUTI::event)
                                .toList();
                var before = known.put(viewer, now);
                Map<String, String> changed = before == null ? Map.of() : now.since(before);
                if (!told.isEmpty() || !changed.isEmpty()) {
                    total += bytes(new Notice.Update(1000, 0, false, told, changed));
                    sent++;
                }
            }
        }
        assertThat(total / sent).isLessThanOrEqualTo(AVERAGE_UPDATE);
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void everythingOfDalmutiIsNotMuch(Preset preset) {
        int players = preset.rules().ties() == Ties.REDRAW_UNTIL_NEW_RANK ? 13 : 14; // DRAW-2
        var game = new Dalmuti(preset.rules());
        int most = 0;
        for (var step : Playout.random(game, players, 1, MOVES).steps()) {
            for (Viewer viewer :
                    List.<Viewer>of(
                            step.after().order().getFirst(),
                            step.after().order().get(2),
                            Onlooker.ONLOOKER)) {
                View view = game.view(step.after(), viewer);
                most = Math.max(most, bytes(whole(DALMUTI, view, view.told())));
            }
        }
        assertThat(most).isLessThanOrEqualTo(LARGEST_WHOLE);
    }

    @Test
    void everythingOfGrapplesIsNotMuch() {
        var game = new Grapples(Options.STANDARD.with("games", "3"));
        int most = 0;
        for (var step : Playout.random(game, 8, 1, MOVES).steps()) {
            var viewer = step.after().players().getFirst();
            grapples.View view = game.view(step.after(), viewer);
            most = Math.max(most, bytes(whole(GRAPPLES, view, view.told())));
        }
        assertThat(most).isLessThanOrEqualTo(LARGEST_WHOLE);
    }

    private static <E, V> Notice whole(GameJson<?, E, V> json, V view, List<E> told) {
        return new Notice.Update(1000, 0, true, json.past(told), json.picture(view).texts());
    }

    /// Four players before their bids, the first with so many coins.
    private static View bidding(int coins) {
        Match match =
                RecordReader.read(
                                """
                                [game dalmuti] [notation 1] [rules official decrees=on] [players A=Ana B=Bo C=Chiara D=Dong]

                                coins A %d B 3 C 3 D 3
                                round 2    order A B C D
                                decrees CHARITY SILENCE HEAVY_TAX
                                """
                                        .formatted(coins))
                        .end();
        return new Dalmuti(match.rules()).view(match, match.greaterDalmuti());
    }

    @Test
    void DEC_3_whatMayBeBidIsToldAlikeWithManyCoins() {
        View rich = bidding(900);
        Map<String, String> parts = DALMUTI.picture(rich).since(Picture.of());
        assertThat(parts.get("legal"))
                .isEqualTo(
                        "[{\"move\":\"keepCoins\"},[\"layCoins\",{\"from\":1,\"to\":900},\"CHARITY\","
                            + "{\"from\":1,\"to\":900},\"SILENCE\",{\"from\":1,\"to\":900},\"HEAVY_TAX\"]]");
        assertThat(DALMUTI.readView(parts, DALMUTI.past(rich.told()))).isEqualTo(rich);
        assertThat(rich.legal()).hasSize(1 + 3 * 900);
    }

    @Test
    void DEC_3_aProgramIsOfferedManyCoinsAsOneMove() {
        View rich = bidding(900);
        String go = new DalmutiPhrasing().go(rich, rich.legal(), 1, 1000);
        assertThat(go)
                .contains(
                        "{\"index\":901,\"move\":\"layCoins\",\"coins\":{\"from\":1,\"to\":900},\"on\":\"SILENCE\"}")
                .hasSizeLessThan(1000);
        assertThat(rich.legal().get(901 + 40 - 1)).isEqualTo(new Move.LayCoins(40, Decree.SILENCE));
    }
}
