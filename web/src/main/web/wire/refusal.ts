import { capital } from "../words/words";

/** A refusal as people read it: with the id of a rule behind it, but without the name of a field of the protocol. */
export function readable(rule: string, text: string): string {
  const isRule = /^[A-Z]+-/.test(rule);
  const plain = isRule ? text : text.replace(` (${rule})`, "");
  return capital(plain);
}
