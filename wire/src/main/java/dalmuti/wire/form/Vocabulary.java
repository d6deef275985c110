package dalmuti.wire.form;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import grapples.Card;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Forms by type. Records, sealed interfaces and enums get theirs from their declarations, once;
/// what is told differently is said beforehand. Not for several threads, but the forms are.
public final class Vocabulary {

    private static final MethodType ACCESSOR = MethodType.methodType(Object.class, Object.class);
    private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);

    private final String prefix;
    private final Map<Type, Form<?>> forms = new HashMap<>();
    private final Map<String, Form<?>> special = new HashMap<>();
    private final Map<Class<?>, List<String>> names = new HashMap<>();

    public Vocabulary() {
        this("");
    }

    /// @param prefix comes before the names of types where they are described
    public Vocabulary(String prefix) {
        this.prefix = prefix;
        forms.put(int.class, Scalars.NUMBER);
        forms.put(Integer.class, Scalars.NUMBER);
        forms.put(long.class, new Scalars.LongNumber());
        forms.put(Long.class, new Scalars.LongNumber());
        forms.put(double.class, new Scalars.Fraction());
        forms.put(Double.class, new Scalars.Fraction());
        forms.put(boolean.class, Scalars.FLAG);
        forms.put(Boolean.class, Scalars.FLAG);
        forms.put(String.class, Scalars.TEXT);
        forms.put(Player.class, new People.OfPlayer());
        forms.put(Actor.class, new People.OfActor());
        forms.put(Viewer.class, new People.OfViewer());
        var hand = new DalmutiCards.OfHand();
        var faceDown = new DalmutiCards.FaceDown();
        forms.put(Rank.class, new DalmutiCards.OfRank());
        forms.put(Hand.class, hand);
        forms.put(Play.class, new DalmutiCards.OfPlay());
        forms.put(dalmuti.cards.Cards.FaceDown.class, faceDown);
        forms.put(dalmuti.cards.Cards.class, new DalmutiCards.OfCards(hand, faceDown));
        var card = new GrapplesCards.OfCard();
        forms.put(Card.class, card);
        forms.put(grapples.Cards.class, new GrapplesCards.OfCards(new Several.Row<>(card)));
    }

    /// Says the form of a type.
    public <T> Vocabulary with(Class<T> type, Form<T> form) {
        forms.put(type, form);
        return this;
    }

    /// Says the form of all components of a name, in records that get their forms afterwards.
    public Vocabulary with(String component, Form<?> form) {
        special.put(component, form);
        return this;
    }

    /// Says the names of a record's fields, whatever its components are called.
    public Vocabulary record(Class<? extends Record> type, String... names) {
        this.names.put(type, List.of(names));
        return this;
    }

    /// Lists the kinds of a sealed type by the names of its records: `WentOut` is `wentOut`.
    ///
    /// @param label the field that names the kind
    public <T> Vocabulary kinds(Class<T> type, String label) {
        return kinds(type, label, named(type));
    }

    /// The records of a sealed type by their names.
    public static SequencedMap<String, Class<?>> named(Class<?> type) {
        var kinds = new LinkedHashMap<String, Class<?>>();
        for (Class<?> kind : type.getPermittedSubclasses()) {
            String name = kind.getSimpleName();
            kinds.put(Character.toLowerCase(name.charAt(0)) + name.substring(1), kind);
        }
        return kinds;
    }

    /// Lists the kinds of a sealed type by names that stay whatever its records are called.
    public <T> Vocabulary kinds(Class<T> type, String label, SequencedMap<String, Class<?>> kinds) {
        var union = new UnionForm<T>(prefix + unionName(type, label), label);
        forms.put(type, union); // first, as kinds may consist of one another
        kinds.forEach((name, kind) -> union.add(name, kind, Vocabulary.<T>recordOf(of(kind))));
        return this;
    }

    @SuppressWarnings("unchecked") // forms are kept by the type they are for
    public <T> Form<T> form(Class<T> type) {
        return (Form<T>) of(type);
    }

    public <T> Form<List<T>> list(Class<T> type) {
        return Several.list(form(type));
    }

    @SuppressWarnings("unchecked") // as above
    public <K, T> Form<Map<K, T>> map(Class<K> key, Class<T> type) {
        return new Several.ByName<>((Several.Key<K>) key(key), form(type));
    }

    /// A list of these, several of one kind in short.
    ///
    /// @param least how many of a kind have to follow one another to be told so
    @SuppressWarnings("unchecked")
    public <T> Runs<T> runs(Class<T> type, int least) {
        return new Runs<>((UnionForm<T>) of(type), least);
    }

    @SuppressWarnings("unchecked")
    private static <T> RecordForm<T> recordOf(Form<?> form) {
        return (RecordForm<T>) form;
    }

    private Form<?> of(Type type) {
        Form<?> known = forms.get(type);
        if (known != null) {
            return known;
        }
        Form<?> form = made(type);
        forms.put(type, form);
        return form;
    }

    /// A move is called so in both games; other types have names enough of their own.
    private static String unionName(Class<?> type, String label) {
        return List.of("type", "kind").contains(label) ? type.getSimpleName() : capital(label);
    }

    static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    private Form<?> made(Type type) {
        return switch (type) {
            case ParameterizedType several -> several(several);
            case Class<?> word when word.isEnum() -> word(word);
            case Class<?> kind when kind.isRecord() -> recordForm(kind);
            default -> throw new IllegalArgumentException("No way to write " + type);
        };
    }

    private Form<?> several(ParameterizedType type) {
        Type[] of = type.getActualTypeArguments();
        if (type.getRawType() == List.class) {
            return new Several.Row<>(of(of[0]));
        }
        if (type.getRawType() == Set.class) {
            return new Several.Heap<>(of(of[0]));
        }
        if (type.getRawType() == Optional.class) {
            return new Several.Perhaps<>(of(of[0]));
        }
        if (type.getRawType() == Map.class) {
            return new Several.ByName<>(key(of[0]), of(of[1]));
        }
        throw new IllegalArgumentException("No way to write " + type);
    }

    private static Several.Key<?> key(Type type) {
        if (type == Player.class) {
            return new People.OfPlayer();
        }
        return type == Card.Name.class ? new GrapplesCards.ByCardName() : new Several.Plain();
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // it is an enum
    private static Form<?> word(Class<?> type) {
        return new Scalars.Word(List.of(type.getEnumConstants()));
    }

    private RecordForm<?> recordForm(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        List<String> own = Arrays.stream(components).map(RecordComponent::getName).toList();
        List<String> said = names.getOrDefault(type, own);
        if (said.size() != own.size()) {
            throw new IllegalArgumentException("Not the components of " + type + ": " + said);
        }
        var fields = new ArrayList<RecordForm.Field>();
        for (RecordComponent component : components) {
            Form<?> form = special.get(component.getName());
            fields.add(
                    field(
                            said.get(fields.size()),
                            component,
                            form == null ? of(component.getGenericType()) : form));
        }
        return new RecordForm<>(prefix + type.getSimpleName(), fields, maker(type, components));
    }

    @SuppressWarnings("unchecked") // the accessor gives what the form is for
    private static RecordForm.Field field(String name, RecordComponent component, Form<?> form) {
        try {
            MethodHandle accessor = MethodHandles.publicLookup().unreflect(component.getAccessor());
            var any = (Form<Object>) form;
            String key = "\"" + name + "\":";
            return new RecordForm.Field(name, key, accessor.asType(ACCESSOR), any, any.unsaid());
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("Not public: " + component, e);
        }
    }

    private static MethodHandle maker(Class<?> type, RecordComponent[] components) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return MethodHandles.publicLookup()
                    .findConstructor(type, MethodType.methodType(void.class, types))
                    .asSpreader(Object[].class, types.length)
                    .asType(MAKER);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("Not public: " + type, e);
        }
    }
}
