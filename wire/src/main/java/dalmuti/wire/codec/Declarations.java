package dalmuti.wire.codec;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Declarations of records and sealed types, by reflection, and only here: where there is none, as
/// in a browser, another class of this name has them from a generator.
public final class Declarations {

    private static final Map<Class<?>, Declared> RECORDS = new ConcurrentHashMap<>();
    private static final Map<Class<?>, List<Class<?>>> KINDS = new ConcurrentHashMap<>();

    private Declarations() {}

    /// The declaration of a record.
    static Declared of(Class<?> type) {
        return RECORDS.computeIfAbsent(type, Declarations::declared);
    }

    /// The records that a sealed type permits, in their order.
    static List<Class<?>> kinds(Class<?> type) {
        return KINDS.computeIfAbsent(type, it -> List.of(it.getPermittedSubclasses()));
    }

    /// The records that were asked for so far, for a generator.
    public static Set<Class<?>> records() {
        return Set.copyOf(RECORDS.keySet());
    }

    /// The sealed types that were asked for so far, for a generator.
    public static Set<Class<?>> unions() {
        return Set.copyOf(KINDS.keySet());
    }

    private static Declared declared(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException("No way to write " + type);
        }
        RecordComponent[] components = type.getRecordComponents();
        List<Declared.Component> all =
                Arrays.stream(components)
                        .map(it -> new Declared.Component(it.getName(), it.getGenericType()))
                        .toList();
        return new Declared(all, Handles.of(type, components));
    }

    private record Handles(List<MethodHandle> accessors, MethodHandle maker)
            implements Declared.Values {

        private static final MethodType ACCESSOR =
                MethodType.methodType(Object.class, Object.class);
        private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);

        static Handles of(Class<?> type, RecordComponent[] components) {
            var lookup = MethodHandles.publicLookup();
            var accessors = new ArrayList<MethodHandle>();
            var types = new ArrayList<Class<?>>();
            try {
                for (RecordComponent component : components) {
                    accessors.add(lookup.unreflect(component.getAccessor()).asType(ACCESSOR));
                    types.add(component.getType());
                }
                MethodHandle maker =
                        lookup.findConstructor(type, MethodType.methodType(void.class, types))
                                .asSpreader(Object[].class, components.length)
                                .asType(MAKER);
                return new Handles(accessors, maker);
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException("Not public: " + type, e);
            }
        }

        @Override
        public Object of(Object record, int component) {
            try {
                return accessors.get(component).invokeExact(record);
            } catch (Throwable e) {
                throw unchecked(e);
            }
        }

        @Override
        public Object record(Object[] components) {
            try {
                return maker.invokeExact(components);
            } catch (Throwable e) {
                throw unchecked(e);
            }
        }
    }

    /// Records of ours throw nothing that is checked.
    private static RuntimeException unchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        return thrown instanceof RuntimeException usual ? usual : new IllegalStateException(thrown);
    }
}
