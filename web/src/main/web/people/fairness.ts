import type { TableStore } from "../store/table-store";
import { hex, sha256 } from "./sha256";
import { note } from "./deal-notes";

const BYTES = 16;

/**
 * Takes part in every deal, so that nobody can have chosen it (docs/fairness.md): pledges the hash of a number, and
 * opens the number when all have pledged. Whatever goes wrong, the deal goes on without.
 */
export function contribute(store: TableStore): () => void {
  const numbers = new Map<string, Uint8Array>();
  const opened = new Set<string>();
  return store.changed.listen(({ parts }) => {
    const { secrets, you, stage } = store.now;
    if (!secrets || !you?.player || !(parts.has("secrets") || parts.has("you"))) return;
    const { commit, round, reveal, pledges } = secrets;
    const known = numbers.get(commit);
    if (!known && !reveal && !pledges[you.player]) {
      const number = crypto.getRandomValues(new Uint8Array(BYTES));
      numbers.set(commit, number);
      note(commit, hex(number), `${store.code}-${stage?.match}`, round);
      void store.ask({ type: "pledge", round, hash: sha256(number) });
    } else if (known && reveal && !opened.has(commit)) {
      opened.add(commit);
      void store.ask({ type: "reveal", round, number: hex(known) });
    }
  });
}
