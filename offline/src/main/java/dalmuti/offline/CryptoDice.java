package dalmuti.offline;

import dalmuti.teavm.Dice;

import org.teavm.jso.JSBody;

/// The browser's dice, which nobody can foresee.
final class CryptoDice extends Dice {

    @JSBody(script = "return crypto.getRandomValues(new Int32Array(1))[0];")
    private static native int thrown();

    @Override
    public long nextLong() {
        return (long) thrown() << Integer.SIZE | Integer.toUnsignedLong(thrown());
    }
}
