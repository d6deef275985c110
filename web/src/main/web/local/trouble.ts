import { Stale } from "../view/toast";
import { say } from "../words/words";

/**
 * What may be wrong with this device. `outdated`: the Worker is of another build than the page; `incomplete`: not all that is
 * needed could be fetched; `unkept`: there is no room.
 */
const TROUBLE = ["outdated", "incomplete", "unkept"] as const;
export type Trouble = (typeof TROUBLE)[number];

/** What came of the engine on this device, for people to read. */
export function trouble(why: string): Error {
  const known = TROUBLE.find((it) => it === why) ?? "broken";
  const text = say(`web.local.${known}`);
  return known === "unkept" ? new Error(text) : new Stale(text);
}
