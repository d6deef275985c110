import { type Sound, sound } from "../../sound/sounds";
import { settings } from "../../store/settings";
import type { Beat } from "./beats";

/** What a beat sounds like. */
export function hear(beat: Beat): void {
  const event = beat.events[0];
  if (!event || !settings().sound || document.hidden) return;
  const which = soundOf(event);
  if (which) sound(which);
}

function soundOf(event: Beat["events"][number]): Sound | undefined {
  switch (event.event) {
    case "laid":
    case "drew":
      return "laid";
    case "passed":
      return "passed";
    case "wentOut":
      return "out";
    case "trickTaken":
      return "trickTaken";
    case "roundBegan":
    case "dealt":
      return "shuffle";
    case "taxPaid":
    case "taxReturned":
    case "traded":
      return "coin";
    case "revolutionDeclared":
      return event.call === "GREATER_REVOLUTION" ? "greaterRevolution" : "revolution";
    case "matchEnded":
      return "win";
    default:
      return undefined;
  }
}
