package dalmuti.app.serve;

import dalmuti.app.shell.Shell;

/// What can be the number of a port, 0 for any that is free.
final class Port {

    private static final int HIGHEST = 65_535;

    private Port() {}

    /// @param option by which it was said
    static int checked(Shell shell, String option, int number) {
        if (number < 0 || number > HIGHEST) {
            throw shell.misuse("serve.bad-port", option, String.valueOf(number));
        }
        return number;
    }
}
