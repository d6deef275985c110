package dalmuti.programs;

/// One thing that was checked about a program.
///
/// @param sentence what was seen, without its full stop
public record Finding(String check, boolean isGood, String sentence) {}
