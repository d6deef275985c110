package dalmuti.wire.texts;

import java.util.Map;

/// What the browser says, in one language.
///
/// @param words patterns of messages by key
/// @param names of cards and titles by kind and id: `card 7`, `title merchant`
public record Phrasebook(String language, Map<String, String> words, Map<String, String> names) {}
