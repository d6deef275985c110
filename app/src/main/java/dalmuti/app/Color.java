package dalmuti.app;

import dalmuti.app.print.Ink;

/// When to use colours.
enum Color {
    AUTO,
    ALWAYS,
    NEVER;

    Ink ink(Shell shell) {
        boolean colored =
                switch (this) {
                    case ALWAYS -> true;
                    case NEVER -> false;
                    case AUTO -> shell.likesColor();
                };
        return colored ? Ink.COLORED : Ink.PLAIN;
    }
}
