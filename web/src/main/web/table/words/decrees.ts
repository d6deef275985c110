import type { DalmutiBid } from "protocol";
import { say } from "../../words/words";

export type Decree = DalmutiBid["on"];

export function decreeName(decree: Decree): string {
  return say(`decrees.${decree}`);
}

/** What it changes, in a sentence. */
export function decreeText(decree: Decree): string {
  return say(`decrees.${decree}.text`);
}
