package dalmuti.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The names of cards and titles in one language, from the table beside the rules. CARD-4
///
/// @param names by kind and id, as `card 7`
public record NameTable(Map<String, String> names) {

    private static final String TABLE = "names.csv";
    private static final int KIND = 0;
    private static final int ID = 1;
    private static final int ENGLISH = 2;

    public NameTable {
        names = Map.copyOf(names);
    }

    /// The names in a language. An Italian deck has English names on its cards, so there a card has
    /// both: `Peasant/Contadino` (docs/adr/0026).
    public static NameTable in(Language language) {
        var names = new HashMap<String, String>();
        List<String> rows = rows();
        int column = List.of(rows.getFirst().split(",", -1)).indexOf(language.tag());
        if (column <= ID) {
            throw new IllegalArgumentException("No names in " + language);
        }
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split(",", -1);
            String name = cells[column];
            boolean both = language == Language.IT && cells[KIND].equals("card");
            names.put(cells[KIND] + " " + cells[ID], both ? cells[ENGLISH] + "/" + name : name);
        }
        return new NameTable(names);
    }

    private static List<String> rows() {
        try (var stream = Objects.requireNonNull(NameTable.class.getResourceAsStream(TABLE));
                var reader =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What a card is called, by its number; 13 is a jester.
    public String card(int number) {
        return name("card " + number);
    }

    /// What a title is called, by its id in the table.
    public String title(String id) {
        return name("title " + id);
    }

    private String name(String key) {
        return Objects.requireNonNull(names.get(key), key);
    }
}
