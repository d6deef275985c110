package dalmuti.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// A sentence with places for its arguments.
///
/// - `{0}` stands for the first argument, `'{'` for a brace.
/// - `{0, plural, one {a card} =2 {both} other {# cards}}`, as in ICU, is what a number calls for.
/// - `{0, particle, 을/를}` is the Korean particle that the sound of the argument calls for.
/// - `{0, before i, e/y}` is the Spanish conjunction that the sound after it calls for.
record Message(List<Part> parts) {

    Message {
        parts = List.copyOf(parts);
    }

    static Message of(String pattern) {
        return new MessageParser(pattern).whole();
    }

    String say(List<Object> arguments) {
        return parts.stream().map(part -> part.say(arguments)).collect(Collectors.joining());
    }

    /// The numbers of the arguments that it speaks of.
    SequencedSet<Integer> arguments() {
        var numbers = new TreeSet<Integer>();
        for (Part part : parts) {
            switch (part) {
                case Text _ -> {}
                case Argument(int number) -> numbers.add(number);
                case Sound(int number, _) -> numbers.add(number);
                case Plural(int number, var forms) -> {
                    numbers.add(number);
                    forms.values().forEach(form -> numbers.addAll(form.arguments()));
                }
            }
        }
        return numbers;
    }

    /// The forms of its plurals: `one`, `=2`, `other`.
    SequencedSet<String> forms() {
        var names = new TreeSet<String>();
        for (Part part : parts) {
            if (part instanceof Plural(_, var forms)) {
                names.addAll(forms.keySet());
                forms.values().forEach(form -> names.addAll(form.forms()));
            }
        }
        return names;
    }

    /// A piece of a sentence.
    sealed interface Part {
        String say(List<Object> arguments);
    }

    record Text(String text) implements Part {
        @Override
        public String say(List<Object> arguments) {
            return text;
        }
    }

    record Argument(int number) implements Part {
        @Override
        public String say(List<Object> arguments) {
            return String.valueOf(arguments.get(number));
        }
    }

    /// What depends on how an argument sounds.
    record Sound(int number, Euphony euphony) implements Part {
        @Override
        public String say(List<Object> arguments) {
            return euphony.beside(String.valueOf(arguments.get(number)));
        }
    }

    record Plural(int number, Map<String, Message> forms) implements Part {
        Plural {
            forms = Map.copyOf(forms);
        }

        @Override
        public String say(List<Object> arguments) {
            String count = String.valueOf(arguments.get(number));
            Message exact = forms.get("=" + count);
            Message one = count.equals("1") ? forms.get("one") : null;
            Message form = exact != null ? exact : one != null ? one : forms.get("other");
            if (form == null) {
                throw new IllegalArgumentException("No form for " + count + " in " + forms);
            }
            return form.withNumber(count).say(arguments);
        }
    }

    private Message withNumber(String count) {
        var filled = new ArrayList<Part>();
        for (Part part : parts) {
            filled.add(part instanceof Text(var text) ? new Text(text.replace("#", count)) : part);
        }
        return new Message(filled);
    }
}
