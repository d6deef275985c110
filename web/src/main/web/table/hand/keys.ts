import type { Rank } from "protocol";
import { isCovered } from "../../view/announce";
import { JESTER } from "../words/cards";

/** What a key asks for at the table. */
export type Wanted =
  | { want: "step"; by: number }
  | { want: "rank"; rank: Rank }
  | { want: "focused" | "play" | "pass" | "hint" | "clear" | "sort" | "log" };

const SOON = 900;

/** Reads keys, one after the other: a 1 may become a 12. */
export class Keys {
  #last = { key: "", at: 0 };

  read(event: KeyboardEvent): Wanted | undefined {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event)) return undefined;
    const soon = event.timeStamp - this.#last.at < SOON;
    const before = soon ? this.#last.key : "";
    this.#last = { key: event.key, at: event.timeStamp };
    if (/^[0-9]$/.test(event.key)) return number(event.key, before);
    switch (event.key) {
      case "ArrowLeft":
        return { want: "step", by: -1 };
      case "ArrowRight":
        return { want: "step", by: 1 };
      case "ArrowUp":
        return { want: "focused" };
      case "ArrowDown":
      case "Escape":
        return { want: "clear" };
      case "Enter":
        return onControl(event) ? undefined : { want: "play" };
      case "p":
      case "P":
        return { want: "pass" };
      case "?":
        return { want: "hint" };
      case "j":
      case "J":
        return { want: "rank", rank: JESTER };
      case "s":
      case "S":
        return { want: "sort" };
      case "l":
      case "L":
        return { want: "log" };
      default:
        return undefined;
    }
  }
}

function number(key: string, before: string): Wanted | undefined {
  const two = Number(before + key);
  if (before === "1" && two >= 10 && two <= 12) return { want: "rank", rank: two };
  if (key === "0") return { want: "rank", rank: 10 };
  return { want: "rank", rank: Number(key) };
}

/** What is typed into a field is no move; the keys of whatever lies over the table are its own. */
function typing(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return isCovered() || (target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]"));
}

/** A button or link does itself what Enter does; a card of the hand does not. */
function onControl(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && target.matches("a, button, summary") && target.dataset["rank"] === undefined;
}
