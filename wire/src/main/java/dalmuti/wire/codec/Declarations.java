package dalmuti.wire.codec;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// Declarations of records and sealed types, by reflection, and only here: where there is none, as
/// in a browser, another class of this name has them from a generator.
public final class Declarations {

    private static final MethodType ACCESSOR = MethodType.methodType(Object.class, Object.class);
    private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);

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
                        .map(it -> new Declared.Component(name(it), it.getGenericType(), get(it)))
                        .toList();
        return new Declared(all, maker(type, components));
    }

    private static String name(RecordComponent component) {
        return component.getName();
    }

    private static Function<Object, Object> get(RecordComponent component) {
        try {
            MethodHandle accessor = MethodHandles.publicLookup().unreflect(component.getAccessor());
            MethodHandle of = accessor.asType(ACCESSOR);
            return value -> {
                try {
                    return of.invokeExact(value);
                } catch (Throwable e) {
                    throw unchecked(e);
                }
            };
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("Not public: " + component, e);
        }
    }

    private static Function<Object[], Object> maker(Class<?> type, RecordComponent[] components) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            MethodHandle made =
                    MethodHandles.publicLookup()
                            .findConstructor(type, MethodType.methodType(void.class, types))
                            .asSpreader(Object[].class, types.length)
                            .asType(MAKER);
            return values -> {
                try {
                    return made.invokeExact(values);
                } catch (Throwable e) {
                    throw unchecked(e);
                }
            };
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("Not public: " + type, e);
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
