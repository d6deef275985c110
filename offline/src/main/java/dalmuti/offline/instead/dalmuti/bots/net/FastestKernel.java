package dalmuti.offline.instead.dalmuti.bots.net;

import dalmuti.bots.net.Kernel;

/// Stands for the one that asks the machine: a browser has plain loops only.
final class FastestKernel {

    static final Kernel KERNEL = new Kernel();

    private FastestKernel() {}
}
