package dalmuti.bots.net;

import java.io.IOException;

/// Weights that are no weights of this network: damaged, or for other inputs.
public final class UnfitWeightsException extends IOException {

    private static final long serialVersionUID = 1;

    UnfitWeightsException(String message) {
        super(message);
    }
}
