package dalmuti.bots.net;

/// The fastest kernel that this machine and this start of Java allow, chosen once. A browser has
/// another class of this name.
final class FastestKernel {

    static final Kernel KERNEL = choose();

    private FastestKernel() {}

    /// Vectors are an incubating module, which is there only when Java was started with
    /// `--add-modules jdk.incubator.vector`.
    private static Kernel choose() {
        if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
            return new Kernel();
        }
        try {
            return new VectorKernel();
        } catch (UnsupportedOperationException _) {
            return new Kernel();
        }
    }
}
