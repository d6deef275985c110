package dalmuti.wire.operator;

import java.util.List;

/// Whom people have pointed out to whoever runs the server: whoever was so last is first.
///
/// @param pages how many pages there are
public record Reported(List<Person> people, int pages) {

    /// @param reports how many there are about them
    /// @param reporters how many different guests made those
    public record Person(String about, int reports, int reporters, Reports.Report newest) {}
}
