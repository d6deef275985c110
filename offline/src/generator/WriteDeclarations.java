import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Declarations;
import dalmuti.wire.journal.Entries;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.TableCard;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Requests;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes down what the codecs ask about records and sealed types, for where there is no
/// reflection. Started as a source file by the build of this module.
final class WriteDeclarations {

    private static final List<Class<?>> ASKING =
            List.of(
                    Entries.class,
                    Requests.class,
                    Notices.class,
                    Parts.class,
                    DalmutiJson.class,
                    GrapplesJson.class);

    /// What is written and read as if it went over HTTP.
    private static final List<Class<?>> BODIES =
            List.of(MatchCard.class, Plan.class, TableCard.class);

    private static final String PACKAGE = "dalmuti.offline.instead.dalmuti.wire.codec";

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        for (Class<?> asking : ASKING) {
            Class.forName(asking.getName());
        }
        for (Class<?> body : BODIES) {
            new Codecs().codec(body);
        }
        Path folder = Path.of(args[0]).resolve(PACKAGE.replace('.', '/'));
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("Declarations.java"), source());
    }

    private static String source() {
        return """
        package %s;

        import dalmuti.wire.codec.Declared;
        import dalmuti.wire.codec.Declared.Component;

        import java.lang.reflect.ParameterizedType;
        import java.lang.reflect.Type;
        import java.util.HashMap;
        import java.util.List;
        import java.util.Map;
        import java.util.Objects;
        import java.util.function.Supplier;

        /// Written by WriteDeclarations.
        final class Declarations {

            private static final Map<Class<?>, Supplier<Declared>> RECORDS = new HashMap<>();
            private static final Map<Class<?>, List<Class<?>>> KINDS = new HashMap<>();

            private record Several(Type raw, List<Type> of) implements ParameterizedType {
                @Override
                public Type[] getActualTypeArguments() {
                    return of.toArray(new Type[0]);
                }

                @Override
                public Type getRawType() {
                    return raw;
                }

                @Override
                public Type getOwnerType() {
                    return null;
                }
            }

            static Declared of(Class<?> type) {
                return Objects.requireNonNull(RECORDS.get(type), type.toString()).get();
            }

            static List<Class<?>> kinds(Class<?> type) {
                return Objects.requireNonNull(KINDS.get(type), type.toString());
            }

            static {
        %s%s    }

        %s}
        """
                .formatted(PACKAGE, entries(), kinds(), methods());
    }

    private static List<Class<?>> records() {
        return Declarations.records().stream()
                .sorted(Comparator.comparing(Class::getName))
                .toList();
    }

    private static String entries() {
        return records().stream()
                .map(
                        it ->
                                "        RECORDS.put(%s.class, Declarations::%s);\n"
                                        .formatted(name(it), method(it)))
                .collect(Collectors.joining());
    }

    private static String kinds() {
        return Declarations.unions().stream()
                .sorted(Comparator.comparing(Class::getName))
                .map(
                        it ->
                                "        KINDS.put(%s.class, List.of(%s));\n"
                                        .formatted(name(it), kinds(it)))
                .collect(Collectors.joining());
    }

    private static String kinds(Class<?> union) {
        return Arrays.stream(union.getPermittedSubclasses())
                .map(it -> name(it) + ".class")
                .collect(Collectors.joining(", "));
    }

    private static String methods() {
        return records().stream().map(WriteDeclarations::declared).collect(Collectors.joining());
    }

    private static String declared(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        String made =
                IntStream.range(0, components.length)
                        .mapToObj(
                                i ->
                                        "("
                                                + written(components[i].getGenericType())
                                                + ") it["
                                                + i
                                                + "]")
                        .collect(Collectors.joining(", "));
        String all =
                Arrays.stream(components)
                        .map(it -> component(type, it))
                        .collect(Collectors.joining(",\n                        "));
        return """
            @SuppressWarnings({"unchecked", "rawtypes"})
            private static Declared %s() {
                return new Declared(
                        List.of(%s),
                        it -> new %s(%s));
            }

        """
                .formatted(method(type), all, name(type), made);
    }

    private static String component(Class<?> record, RecordComponent it) {
        return "new Component(\"%s\", %s, it -> ((%s) it).%s())"
                .formatted(it.getName(), type(it.getGenericType()), name(record), it.getName());
    }

    private static String type(Type type) {
        if (type instanceof ParameterizedType several) {
            String of =
                    Arrays.stream(several.getActualTypeArguments())
                            .map(WriteDeclarations::type)
                            .collect(Collectors.joining(", "));
            return "new Several(" + type(several.getRawType()) + ", List.of(" + of + "))";
        }
        return name((Class<?>) type) + ".class";
    }

    /// As it is cast to, in Java.
    private static String written(Type type) {
        return type instanceof ParameterizedType several
                ? several.getTypeName().replace('$', '.')
                : name((Class<?>) type);
    }

    private static String name(Class<?> type) {
        return type.getCanonicalName();
    }

    private static String method(Class<?> type) {
        return "of_" + name(type).replace('.', '_');
    }
}
