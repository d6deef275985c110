package dalmuti.notation;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.options.Rules;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/// What the tags of a record say.
///
/// @param seenBy whose record it is, or null for a whole one
/// @param playersAt the line that names the players
record Head(
        Rules rules,
        Map<Player, String> names,
        @Nullable Viewer seenBy,
        Map<String, String> tags,
        int playersAt) {}
