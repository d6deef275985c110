package dalmuti.teavm;

import org.teavm.extension.spi.resources.ResourcesPolicy;

import java.util.Collection;

/// The files that the engine brings along.
public final class Resources implements ResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> present) {
        return new String[] {"dalmuti/bots/sense/places.csv"};
    }
}
