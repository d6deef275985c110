package dalmuti.notation;

import dalmuti.contract.Player;

import java.util.Map;
import java.util.Optional;

/// Collects the lines that prove a deal.
final class ProofLines { // REC-8

    private Optional<String> commit = Optional.empty();
    private Optional<Map<Player, String>> entropy = Optional.empty();
    private Optional<String> seed = Optional.empty();
    private int last;

    void commit(int line, String hash) {
        once(line, commit);
        commit = Optional.of(hash);
    }

    void entropy(int line, Map<Player, String> numbers) {
        once(line, entropy);
        entropy = Optional.of(numbers);
    }

    void seed(int line, String hex) {
        once(line, seed);
        seed = Optional.of(hex);
    }

    private void once(int line, Optional<?> before) {
        last = line;
        if (before.isPresent()) {
            throw Tokens.flaw(line, "REC-8", "record.proof-twice");
        }
    }

    void finish(Replayer replayer, int round) {
        if (last == 0) {
            return;
        }
        if (commit.isEmpty() || seed.isEmpty()) {
            throw Tokens.flaw(last, "REC-8", "record.proof-incomplete");
        }
        replayer.prove(round, new Proof(commit.get(), entropy.orElse(Map.of()), seed.get()));
    }
}
