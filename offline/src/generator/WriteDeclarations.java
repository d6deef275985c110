import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Declarations;
import dalmuti.wire.device.DayResult;
import dalmuti.wire.device.Society;
import dalmuti.wire.journal.Entries;
import dalmuti.wire.keeper.KeeperJson;
import dalmuti.wire.rest.Checked;
import dalmuti.wire.rest.Games;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Levels;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.rest.Problem;
import dalmuti.wire.rest.Reviewed;
import dalmuti.wire.rest.Statistics;
import dalmuti.wire.rest.TableCard;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Requests;
import dalmuti.wire.texts.RuleSheet;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes down what the codecs ask about records and sealed types, for where there is no
/// reflection. Started as a source file by the build of this module.
///
/// @param records whatever was asked about; their places in the list are their numbers
record WriteDeclarations(List<Class<?>> records) {

    private static final List<Class<?>> ASKING =
            List.of(
                    Entries.class,
                    Requests.class,
                    Notices.class,
                    Parts.class,
                    KeeperJson.class,
                    DalmutiJson.class,
                    GrapplesJson.class);

    /// What is written and read as if it went over HTTP.
    private static final List<Class<?>> BODIES =
            List.of(
                    Checked.class,
                    DayResult.class,
                    Games.class,
                    Lessons.class,
                    Levels.class,
                    MatchCard.class,
                    Statistics.class,
                    Plan.class,
                    Playback.class,
                    Problem.class,
                    Reviewed.class,
                    RuleSheet.class,
                    Society.class,
                    TableCard.class);

    private static final String NO_OTHER = "default -> throw new IllegalStateException(); ";
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
        var written = new WriteDeclarations(byName(Declarations.records()));
        Files.writeString(folder.resolve("Declarations.java"), written.source());
    }

    private static List<Class<?>> byName(Set<Class<?>> types) {
        return types.stream().sorted(Comparator.comparing(Class::getName)).toList();
    }

    private String source() {
        return
"""
        package %s;

        import dalmuti.wire.codec.Declared;
        import dalmuti.wire.codec.Declared.Component;

        import java.lang.reflect.ParameterizedType;
        import java.lang.reflect.Type;
        import java.util.HashMap;
        import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
        import java.util.Map;
        import java.util.Objects;

        /// Written by WriteDeclarations. Each class costs a browser some hundred bytes, so there is one for all records.
        final class Declarations {

            private static final Map<Class<?>, Integer> RECORDS = new HashMap<>();
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
                int number = Objects.requireNonNull(RECORDS.get(type), type.toString());
                return new Declared(components(number), new Numbered(number));
            }

            static List<Class<?>> kinds(Class<?> type) {
                return Objects.requireNonNull(KINDS.get(type), type.toString());
            }

            private record Numbered(int number) implements Declared.Values {

                @Override
                public Object of(Object record, int component) {
                    return switch (number) {
        %sdefault -> throw new IllegalStateException();
                    };
                }

                @Override
                @SuppressWarnings({"unchecked", "rawtypes"})
                public Object record(Object[] it) {
                    return switch (number) {
        %sdefault -> throw new IllegalStateException();
                    };
                }
            }

            private static List<Component> components(int number) {
                return switch (number) {
        %sdefault -> throw new IllegalStateException();
                };
            }

            static {
        %s%s}
        }
"""
                .formatted(
                        PACKAGE,
                        cases(WriteDeclarations::accessors),
                        cases(WriteDeclarations::maker),
                        cases(WriteDeclarations::components),
                        entries(),
                        kinds());
    }

    private String entries() {
        return lines(i -> "RECORDS.put(%s.class, %d);".formatted(name(records.get(i)), i));
    }

    /// A line for each record, by its number.
    private String cases(Function<Class<?>, String> value) {
        return lines(i -> "case %d -> %s;".formatted(i, value.apply(records.get(i))));
    }

    private String lines(IntFunction<String> line) {
        return IntStream.range(0, records.size())
                .mapToObj(i -> line.apply(i) + "\n")
                .collect(Collectors.joining());
    }

    private static String kinds() {
        return byName(Declarations.unions()).stream()
                .map(it -> "KINDS.put(%s.class, List.of(%s));\n".formatted(name(it), kinds(it)))
                .collect(Collectors.joining());
    }

    private static String kinds(Class<?> union) {
        return Arrays.stream(union.getPermittedSubclasses())
                .map(it -> name(it) + ".class")
                .collect(Collectors.joining(", "));
    }

    private static String accessors(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components.length == 0) {
            return "throw new IllegalStateException()";
        }
        return IntStream.range(0, components.length)
                .mapToObj(i -> accessor(i, type, components[i]))
                .collect(Collectors.joining("", "switch (component) { ", NO_OTHER + "}"));
    }

    private static String accessor(int i, Class<?> type, RecordComponent component) {
        return "case %d -> ((%s) record).%s(); ".formatted(i, name(type), component.getName());
    }

    private static String maker(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        return IntStream.range(0, components.length)
                .mapToObj(i -> "(%s) it[%d]".formatted(written(components[i].getGenericType()), i))
                .collect(Collectors.joining(", ", "new " + name(type) + "(", ")"));
    }

    private static String components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(WriteDeclarations::component)
                .collect(Collectors.joining(", ", "List.of(", ")"));
    }

    private static String component(RecordComponent it) {
        return "new Component(\"%s\", %s)".formatted(it.getName(), type(it.getGenericType()));
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
}
