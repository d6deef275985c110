package dalmuti.bots.net;

/// Chooses the arithmetic once. Vectors are an incubating module, which is there only when Java was
/// started with `--add-modules jdk.incubator.vector`.
final class Kernels {

    private static final String MODULE = "jdk.incubator.vector";

    static final Kernel FASTEST = fastest();

    private Kernels() {}

    private static Kernel fastest() {
        if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
            return new PlainKernel();
        }
        try {
            return new VectorKernel();
        } catch (UnsupportedOperationException _) {
            return new PlainKernel();
        }
    }
}
