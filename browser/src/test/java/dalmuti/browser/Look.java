package dalmuti.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;

import java.util.Locale;

/// On which kind of screen a page is looked at, and in which colours.
enum Look {
    PHONE_LIGHT(Screen.PHONE, ColorScheme.LIGHT),
    PHONE_DARK(Screen.PHONE, ColorScheme.DARK),
    DESKTOP_LIGHT(Screen.DESKTOP, ColorScheme.LIGHT),
    DESKTOP_DARK(Screen.DESKTOP, ColorScheme.DARK);

    /// A size in pixels of a page.
    enum Screen {
        PHONE(360, 640),
        DESKTOP(1280, 800);

        private final int width;
        private final int height;

        Screen(int width, int height) {
            this.width = width;
            this.height = height;
        }

        int width() {
            return width;
        }

        int height() {
            return height;
        }
    }

    private final Screen screen;
    private final ColorScheme colours;

    Look(Screen screen, ColorScheme colours) {
        this.screen = screen;
        this.colours = colours;
    }

    Screen screen() {
        return screen;
    }

    ColorScheme colours() {
        return colours;
    }

    Browser.NewContextOptions options() {
        var options =
                new Browser.NewContextOptions()
                        .setViewportSize(screen.width(), screen.height())
                        .setColorScheme(colours)
                        .setLocale("en-GB");
        return screen == Screen.PHONE ? options.setHasTouch(true).setIsMobile(true) : options;
    }

    String file() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
