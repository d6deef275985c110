package dalmuti.wire.codec;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.options.Rules;

import grapples.Card;
import grapples.Options;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Codecs by type. Records, sealed interfaces and enums get theirs from their declarations, once;
/// what is told differently is said beforehand. Not for several threads, but the codecs are.
public final class Codecs {

    private final String prefix;
    private final Map<Type, Codec<?>> codecs = new HashMap<>();
    private final Map<String, Codec<?>> special = new HashMap<>();
    private final Map<Class<?>, List<String>> names = new HashMap<>();

    public Codecs() {
        this("");
    }

    /// @param prefix comes before the names of types where they are described
    public Codecs(String prefix) {
        this.prefix = prefix;
        codecs.put(int.class, ScalarCodecs.NUMBER);
        codecs.put(Integer.class, ScalarCodecs.NUMBER);
        codecs.put(long.class, ScalarCodecs.LONG_NUMBER);
        codecs.put(Long.class, ScalarCodecs.LONG_NUMBER);
        codecs.put(double.class, ScalarCodecs.FRACTION);
        codecs.put(Double.class, ScalarCodecs.FRACTION);
        codecs.put(boolean.class, ScalarCodecs.FLAG);
        codecs.put(Boolean.class, ScalarCodecs.FLAG);
        codecs.put(String.class, ScalarCodecs.TEXT);
        codecs.put(Player.class, PeopleCodecs.PLAYER);
        codecs.put(Actor.class, PeopleCodecs.ACTOR);
        codecs.put(Viewer.class, PeopleCodecs.VIEWER);
        codecs.put(Rank.class, DalmutiCodecs.RANK);
        codecs.put(Hand.class, DalmutiCodecs.HAND);
        codecs.put(Play.class, DalmutiCodecs.PLAY);
        codecs.put(dalmuti.cards.Cards.FaceDown.class, DalmutiCodecs.FACE_DOWN);
        codecs.put(dalmuti.cards.Cards.class, DalmutiCodecs.CARDS);
        codecs.put(Rules.class, DalmutiCodecs.RULES);
        codecs.put(Card.class, GrapplesCodecs.CARD);
        codecs.put(grapples.Cards.class, GrapplesCodecs.CARDS);
        codecs.put(Options.class, GrapplesCodecs.OPTIONS);
    }

    /// Says the codec of a type.
    public <T> Codecs with(Class<T> type, Codec<T> codec) {
        codecs.put(type, codec);
        return this;
    }

    /// Says the codec of all components of a name, in records that get their codecs afterwards.
    public Codecs with(String component, Codec<?> codec) {
        special.put(component, codec);
        return this;
    }

    /// Says the names of a record's fields, whatever its components are called.
    public Codecs record(Class<? extends Record> type, String... names) {
        this.names.put(type, List.of(names));
        return this;
    }

    /// Lists the kinds of a sealed type by the names of its records: `WentOut` is `wentOut`.
    ///
    /// @param label the field that names the kind
    public <T> Codecs kinds(Class<T> type, String label) {
        return kinds(type, label, named(type));
    }

    /// The records of a sealed type by their names.
    public static SequencedMap<String, Class<?>> named(Class<?> type) {
        var kinds = new LinkedHashMap<String, Class<?>>();
        for (Class<?> kind : Declarations.kinds(type)) {
            String name = kind.getSimpleName();
            kinds.put(Character.toLowerCase(name.charAt(0)) + name.substring(1), kind);
        }
        return kinds;
    }

    /// Lists the kinds of a sealed type by names that stay whatever its records are called.
    public <T> Codecs kinds(Class<T> type, String label, SequencedMap<String, Class<?>> kinds) {
        var union = new UnionCodec<T>(prefix + unionName(type, label), label);
        codecs.put(type, union); // first, as kinds may consist of one another
        kinds.forEach((name, kind) -> union.add(name, kind, Codecs.<T>recordOf(of(kind))));
        return this;
    }

    @SuppressWarnings("unchecked") // codecs are kept by the type they are for
    public <T> Codec<T> codec(Class<T> type) {
        return (Codec<T>) of(type);
    }

    public <T> Codec<List<T>> list(Class<T> type) {
        return CollectionCodecs.list(codec(type));
    }

    @SuppressWarnings("unchecked") // as above
    public <K, T> Codec<Map<K, T>> map(Class<K> key, Class<T> type) {
        return CollectionCodecs.map((CollectionCodecs.Key<K>) key(key), codec(type));
    }

    /// A list of these, several of one kind in short.
    ///
    /// @param least how many of a kind have to follow one another to be told so
    /// @param spanned kinds with one number each, which may be a [Span]
    @SuppressWarnings("unchecked")
    public <T> Runs<T> runs(Class<T> type, int least, Set<String> spanned) {
        return new Runs<>((UnionCodec<T>) of(type), least, spanned);
    }

    @SuppressWarnings("unchecked")
    private static <T> RecordCodec<T> recordOf(Codec<?> codec) {
        return (RecordCodec<T>) codec;
    }

    private Codec<?> of(Type type) {
        Codec<?> known = codecs.get(type);
        if (known != null) {
            return known;
        }
        Codec<?> codec = made(type);
        codecs.put(type, codec);
        return codec;
    }

    /// A move is called so in both games; other types have names enough of their own.
    private static String unionName(Class<?> type, String label) {
        return List.of("type", "kind").contains(label) ? type.getSimpleName() : capital(label);
    }

    static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    private Codec<?> made(Type type) {
        return switch (type) {
            case ParameterizedType several -> several(several);
            case Class<?> word when word.isEnum() -> word(word);
            case Class<?> kind -> recordForm(kind);
            default -> throw new IllegalArgumentException("No way to write " + type);
        };
    }

    private Codec<?> several(ParameterizedType type) {
        Type[] of = type.getActualTypeArguments();
        if (type.getRawType() == List.class) {
            return CollectionCodecs.list(of(of[0]));
        }
        if (type.getRawType() == Set.class) {
            return CollectionCodecs.set(of(of[0]));
        }
        if (type.getRawType() == Optional.class) {
            return CollectionCodecs.optional(of(of[0]));
        }
        if (type.getRawType() == Map.class) {
            return CollectionCodecs.map(key(of[0]), of(of[1]));
        }
        throw new IllegalArgumentException("No way to write " + type);
    }

    private static CollectionCodecs.Key<?> key(Type type) {
        if (type == Player.class) {
            return PeopleCodecs.PLAYER_KEY;
        }
        return type == Card.Name.class ? GrapplesCodecs.CARD_NAME : CollectionCodecs.PLAIN;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // it is an enum
    private static Codec<?> word(Class<?> type) {
        return ScalarCodecs.word((List) List.of(type.getEnumConstants()));
    }

    private RecordCodec<?> recordForm(Class<?> type) {
        Declared declared = Declarations.of(type);
        List<Declared.Component> components = declared.components();
        List<String> own = components.stream().map(Declared.Component::name).toList();
        List<String> said = names.getOrDefault(type, own);
        if (said.size() != own.size()) {
            throw new IllegalArgumentException("Not the components of " + type + ": " + said);
        }
        var fields = new ArrayList<RecordCodec.Field>();
        for (Declared.Component component : components) {
            Codec<?> codec = special.get(component.name());
            String name = said.get(fields.size());
            fields.add(RecordCodec.Field.of(name, codec == null ? of(component.type()) : codec));
        }
        return new RecordCodec<>(prefix + type.getSimpleName(), fields, declared.values());
    }
}
