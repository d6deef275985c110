package dalmuti.app;

import dalmuti.app.files.RecordFile;
import dalmuti.app.print.Ink;
import dalmuti.app.print.Table;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.lab.report.Csv;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.HtmlPage;
import dalmuti.lab.report.JsonFindings;
import dalmuti.lab.report.Pictures;
import dalmuti.lab.report.Sheet;
import dalmuti.words.Words;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Where the findings of a run go.
final class Output {

    private static final String STREAM = "-";

    @Option(names = "--json", paramLabel = "FILE|-")
    private Optional<String> json = Optional.empty();

    @Option(names = "--csv", paramLabel = "DIR|-")
    private Optional<String> csv = Optional.empty();

    @Option(names = "--report", paramLabel = "FILE.html")
    private Optional<Path> report = Optional.empty();

    @Option(names = "--png", paramLabel = "DIR")
    private Optional<Path> png = Optional.empty();

    /// Whether somebody asked for any of it.
    boolean isWanted() {
        return json.isPresent() || csv.isPresent() || report.isPresent() || png.isPresent();
    }

    /// Makes sure, before anything is played, that the findings can be kept.
    void prepare() {
        json.filter(place -> !place.equals(STREAM)).map(Path::of).ifPresent(Output::checkFile);
        report.ifPresent(Output::checkFile);
        csv.filter(place -> !place.equals(STREAM)).map(Path::of).ifPresent(Output::makeFolder);
        png.ifPresent(Output::makeFolder);
    }

    private static void checkFile(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
            throw GivenUpException.wrongUsage(file + " is not a file that can be written");
        }
    }

    private static void makeFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw GivenUpException.wrongUsage(
                    folder + " cannot be made: " + RecordFile.reason(e, Words.ENGLISH));
        }
    }

    void publish(Findings findings, Shell shell) {
        if (!isStream(json) && !isStream(csv)) {
            print(findings, shell);
        }
        json.ifPresent(place -> write(place, JsonFindings.of(findings), shell));
        csv.ifPresent(place -> writeSheets(place, findings, shell));
        report.ifPresent(file -> write(file, HtmlPage.of(findings)));
        png.ifPresent(it -> keep(it, () -> Pictures.write(findings.plots(), it)));
        shell.out().flush();
    }

    private static boolean isStream(Optional<String> place) {
        return place.filter(STREAM::equals).isPresent();
    }

    private static void print(Findings findings, Shell shell) {
        Ink ink = shell.likesColor() ? Ink.COLORED : Ink.PLAIN;
        findings.facts().forEach((name, value) -> shell.out().println(name + ": " + value));
        for (Sheet sheet : findings.allSheets()) {
            shell.out().println();
            shell.out().println(ink.heading(sheet.title()));
            Table.aligned(sheet.texts()).forEach(shell.out()::println);
        }
        shell.out().println();
        findings.notes().forEach(shell.out()::println);
    }

    private static void write(String place, String text, Shell shell) {
        if (place.equals(STREAM)) {
            shell.out().print(text);
        } else {
            write(Path.of(place), text);
        }
    }

    private static void writeSheets(String place, Findings findings, Shell shell) {
        String gap = "";
        for (Sheet sheet : findings.allSheets()) {
            if (place.equals(STREAM)) {
                shell.out().print(gap + Csv.of(sheet));
                gap = "\r\n";
            } else {
                write(Path.of(place, sheet.name() + ".csv"), Csv.of(sheet));
            }
        }
    }

    static void write(Path file, String text) {
        keep(file, () -> Files.writeString(file, text));
    }

    private static void keep(Path place, Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw GivenUpException.flawed(
                    place + " cannot be written: " + RecordFile.reason(e, Words.ENGLISH));
        }
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws IOException;
    }
}
