package dalmuti.app.options;

import dalmuti.app.print.Ink;
import dalmuti.app.shell.Shell;
import dalmuti.app.story.TextStyle;

import picocli.CommandLine.Option;

/// When to use colours.
public final class ColorOption {

    private enum When {
        AUTO,
        ALWAYS,
        NEVER
    }

    @Option(names = "--color", paramLabel = "WHEN")
    private When when = When.AUTO;

    public TextStyle style(Shell shell) {
        boolean colored =
                switch (when) {
                    case ALWAYS -> true;
                    case NEVER -> false;
                    case AUTO -> shell.likesColor();
                };
        return new TextStyle(shell.language(), colored ? Ink.COLORED : Ink.PLAIN);
    }
}
