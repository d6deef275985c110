import type { DalmutiEvent } from "protocol";

/** What is shown at once: one event, or several of a kind that belong together. */
export interface Beat {
  events: DalmutiEvent[];
  /** In milliseconds at the usual speed. */
  lasts: number;
  /** Takes its time, however far behind one is. */
  solemn: boolean;
  /** Is short enough to be read while it is shown. */
  captioned: boolean;
}

const LASTS: Record<DalmutiEvent["event"], number> = {
  drew: 480,
  roundBegan: 900,
  deckCut: 700,
  dealt: 1500,
  setAside: 300,
  holderFound: 900,
  fellOpen: 1100,
  stayed: 600,
  wentToPeon: 900,
  replaced: 700,
  answered: 0,
  noRevolution: 700,
  revolutionDeclared: 2200,
  handsSwapped: 900,
  positionsTaken: 1300,
  taxPaid: 1100,
  taxReturned: 1100,
  chose: 0,
  partnerNamed: 800,
  tradeDeclined: 500,
  offered: 900,
  offerRefused: 700,
  traded: 1100,
  tradeClosed: 0,
  laid: 640,
  passed: 400,
  wentOut: 1000,
  trickTaken: 1000,
  leftWith: 900,
  roundScored: 300,
  knocked: 0,
  joined: 500,
  left: 500,
  matchEnded: 0,
};

const GREATER_REVOLUTION_LASTS = 4200;
const SILENT = new Set<string>(["drew", "dealt", "positionsTaken", "roundScored", "matchEnded", "taxPaid", "taxReturned", "handsSwapped"]);
const TOGETHER = new Set<string>(["dealt", "taxPaid", "taxReturned", "handsSwapped"]);

const MOVES_CARDS = new Set<string>(["dealt", "replaced", "wentToPeon", "taxPaid", "taxReturned", "handsSwapped", "traded", "laid"]);

/** Whether cards change hands. */
export function movesCards({ events: [event] }: Beat): boolean {
  return event !== undefined && MOVES_CARDS.has(event.event);
}

export function beats(told: readonly DalmutiEvent[]): Beat[] {
  const found: Beat[] = [];
  for (const event of told) {
    const last = found.at(-1);
    if (last && TOGETHER.has(event.event) && last.events[0]?.event === event.event) {
      last.events.push(event);
    } else {
      found.push({ events: [event], lasts: lasts(event), solemn: event.event === "revolutionDeclared", captioned: !SILENT.has(event.event) });
    }
  }
  return found;
}

function lasts(event: DalmutiEvent): number {
  const greater = event.event === "revolutionDeclared" && event.call === "GREATER_REVOLUTION";
  return greater ? GREATER_REVOLUTION_LASTS : LASTS[event.event];
}
