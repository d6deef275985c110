import type { Player } from "protocol";
import type { Outcome } from "../animation/picture";
import { say } from "../../words/words";

type Positions = Pick<Outcome, "before" | "next">;

/** Which way somebody went in the order, and by how many positions. */
export function moved({ before, next }: Positions, player: Player): { way: "up" | "down" | "same"; by: number } {
  const by = before.indexOf(player) - next.indexOf(player);
  return { way: by > 0 ? "up" : by < 0 ? "down" : "same", by: Math.abs(by) };
}

/** What a round meant for the viewer: "you rose from 6 to 4". Nothing of whoever has only come or is gone. */
export function climb(positions: Positions, me: Player): string | undefined {
  const from = positions.before.indexOf(me) + 1;
  const to = positions.next.indexOf(me) + 1;
  if (from === 0 || to === 0) return undefined;
  if (to === 1) return say(from === 1 ? "web-table.you-reign-on" : "web-table.you-are-crowned", from);
  return from === to ? say("web-table.you-stay", to) : say(to < from ? "web-table.you-rose" : "web-table.you-fell", from, to);
}
