package dalmuti.lab.run;

/// Rings once, from any thread, when a run is to stop before its end.
public final class Bell {

    private volatile boolean rung;

    /// Still silent.
    public Bell() {}

    public void ring() {
        rung = true;
    }

    public boolean hasRung() {
        return rung;
    }
}
