package dalmuti.notation;

/// A line of a record and where it stands, from 1.
record Numbered(int number, Line line) {}
