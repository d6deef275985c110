package dalmuti.lab.report;

/// Pictures.
public final class PngPlots {
    private PngPlots() {}

    public static void write(java.util.List<Plot> p, java.nio.file.Path f)
            throws java.io.IOException {}
}
