package dalmuti.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Maps whose order is the order in which people wrote things.
final class Ordered {

    private Ordered() {}

    static <K, V> Map<K, V> copyOf(Map<K, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
}
