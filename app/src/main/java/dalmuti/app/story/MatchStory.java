package dalmuti.app.story;

import dalmuti.contract.Viewer;
import dalmuti.table.game.KeptDalmuti;
import dalmuti.table.game.KeptGrapples;
import dalmuti.table.game.KeptMatch;

import java.util.List;
import java.util.Optional;

/// A recorded match, told.
public final class MatchStory {

    private MatchStory() {}

    /// The story as one viewer could tell it; as whoever knows all, where no viewer is given.
    public static List<StoryPart> of(
            KeptMatch<?, ?, ?, ?> match, Optional<Viewer> as, TextStyle style) {
        return switch (match) {
            case KeptDalmuti(var record) -> DalmutiStory.of(record, as, style);
            case KeptGrapples kept -> GrapplesStory.of(kept.saved(), kept.names(), as, style);
        };
    }
}
