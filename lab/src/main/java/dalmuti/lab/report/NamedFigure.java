package dalmuti.lab.report;

/// A figure that a run is summed up by.
public interface NamedFigure {

    String title();

    Format format();
}
