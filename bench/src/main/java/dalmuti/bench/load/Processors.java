package dalmuti.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// The processors that the server has.
///
/// @param numbers as `taskset` takes them, separated by commas
record Processors(String numbers) {

    private static final int STOLEN = 8;

    /// The hundredths of seconds for which a virtual machine's host gave them to others: the server
    /// stood still then, and nothing it does could help that.
    long stolen() throws IOException {
        List<String> names = Arrays.stream(numbers.split(",", -1)).map("cpu"::concat).toList();
        return Files.readAllLines(Path.of("/proc/stat")).stream()
                .map(line -> line.split(" ", -1))
                .filter(fields -> names.contains(fields[0]))
                .mapToLong(fields -> Long.parseLong(fields[STOLEN]))
                .sum();
    }

    int count() {
        return numbers.split(",", -1).length;
    }
}
