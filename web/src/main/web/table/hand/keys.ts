import type { Rank } from "protocol";
import { isElsewhere } from "../../view/keys";
import { JESTER } from "../words/cards";

/** What a key asks for at the table. */
export type Wanted =
  | { want: "step"; by: number }
  | { want: "rank"; rank: Rank }
  /** The digit before was the first of this rank's two. */
  | { want: "rank-instead"; rank: Rank }
  | { want: "focused" | "play" | "pass" | "hint" | "clear" | "sort" | "log" | "nothing" };

const SOON = 900;

/** Reads keys, one after the other: a 1 may become a 12. */
export class Keys {
  #last = { key: "", at: 0 };

  read(event: KeyboardEvent): Wanted | undefined {
    if (isElsewhere(event)) return undefined;
    const wanted = meaning(event);
    if (!event.repeat) return this.#second(event) ?? wanted;
    // A key that stays down walks along the cards, and does nothing else twice.
    return wanted && wanted.want !== "step" ? { want: "nothing" } : wanted;
  }

  /** The second digit of a rank. */
  #second(event: KeyboardEvent): Wanted | undefined {
    const soon = event.timeStamp - this.#last.at < SOON;
    const before = soon ? this.#last.key : "";
    this.#last = { key: event.key, at: event.timeStamp };
    return before === "1" && /^[0-2]$/.test(event.key) ? { want: "rank-instead", rank: 10 + Number(event.key) } : undefined;
  }
}

const MEANINGS: Record<string, Wanted> = {
  ArrowLeft: { want: "step", by: -1 },
  ArrowRight: { want: "step", by: 1 },
  ArrowUp: { want: "focused" },
  ArrowDown: { want: "clear" },
  Escape: { want: "clear" },
  Enter: { want: "play" },
  p: { want: "pass" },
  "?": { want: "hint" },
  j: { want: "rank", rank: JESTER },
  s: { want: "sort" },
  l: { want: "log" },
};

function meaning(event: KeyboardEvent): Wanted | undefined {
  const { key } = event;
  if (/^[0-9]$/.test(key)) return { want: "rank", rank: Number(key) || 10 };
  if (key === "Enter" && onControl(event)) return undefined;
  return MEANINGS[key.length === 1 ? key.toLowerCase() : key];
}

/** A button or link does itself what Enter does; a card of the hand does not. */
function onControl(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && target.matches("a, button, summary") && target.dataset["rank"] === undefined;
}
