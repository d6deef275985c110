import type { DalmutiEvent } from "protocol";
import { type Sound, sound } from "../../sound/sounds";
import { settings } from "../../store/settings";
import type { Beat } from "./beats";

const SOUNDS: { [E in DalmutiEvent["event"]]?: Sound } = {
  laid: "laid",
  drew: "laid",
  passed: "passed",
  wentOut: "out",
  trickTaken: "trickTaken",
  roundBegan: "shuffle",
  dealt: "shuffle",
  taxPaid: "coin",
  taxReturned: "coin",
  traded: "coin",
  revolutionDeclared: "revolution",
  matchEnded: "win",
};

/** What a beat sounds like. */
export function hear(beat: Beat): void {
  const event = beat.events[0];
  if (!event || !settings().sound || document.hidden) return;
  const greater = event.event === "revolutionDeclared" && event.call === "GREATER_REVOLUTION";
  const which = greater ? "greaterRevolution" : SOUNDS[event.event];
  if (which) sound(which);
}
