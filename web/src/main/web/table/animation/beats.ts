import type { DalmutiEvent } from "protocol";
import type { Sound } from "../../sound/sounds";

/** What is shown at once: one event, or several of a kind that belong together. */
export interface Beat {
  events: DalmutiEvent[];
  /** In milliseconds at the usual speed. */
  lasts: number;
  /** A ceremony: takes its time, however far behind one is, unless somebody has seen enough. */
  solemn: boolean;
  /** Is short enough to be read while it is shown. */
  captioned: boolean;
}

/** How a kind of event is shown. */
interface Showing {
  /** In milliseconds at the usual speed. */
  lasts: number;
  /** For each further event of the same beat. */
  more?: number;
  sound?: Sound;
  /** Takes longer to tell than it is shown. */
  silent?: true;
  /** Several in a row are shown at once. */
  together?: true;
  /** Cards change hands. */
  movesCards?: true;
}

const SHOWN: Record<DalmutiEvent["event"], Showing> = {
  drew: { lasts: 480, sound: "laid", silent: true },
  roundBegan: { lasts: 600, sound: "shuffle" },
  decreesDrawn: { lasts: 900, sound: "shuffle" },
  coinsLaid: { lasts: 0 },
  bidsShown: { lasts: 1800, sound: "coin", silent: true },
  proclaimed: { lasts: 2600, sound: "win" },
  deckCut: { lasts: 450 },
  dealt: { lasts: 1200, sound: "shuffle", silent: true, together: true, movesCards: true },
  setAside: { lasts: 300 },
  holderFound: { lasts: 900 },
  fellOpen: { lasts: 1100 },
  stayed: { lasts: 600 },
  wentToPeon: { lasts: 900, movesCards: true },
  replaced: { lasts: 700, movesCards: true },
  answered: { lasts: 0 },
  noRevolution: { lasts: 450 },
  revolutionDeclared: { lasts: 2200, sound: "revolution" },
  handsSwapped: { lasts: 900, silent: true, together: true, movesCards: true },
  positionsTaken: { lasts: 2300, sound: "coronation", silent: true },
  taxPaid: { lasts: 1100, sound: "coin", silent: true, together: true, movesCards: true },
  taxReturned: { lasts: 1100, sound: "coin", silent: true, together: true, movesCards: true },
  chose: { lasts: 0 },
  partnerNamed: { lasts: 800 },
  tradeDeclined: { lasts: 500 },
  offered: { lasts: 900 },
  offerRefused: { lasts: 700 },
  traded: { lasts: 1100, sound: "coin", movesCards: true },
  tradeClosed: { lasts: 0 },
  handOpened: { lasts: 700, together: true, silent: true },
  laid: { lasts: 400, sound: "laid", movesCards: true },
  passed: { lasts: 110, more: 45, sound: "passed", together: true },
  wentOut: { lasts: 400, sound: "out" },
  trickTaken: { lasts: 430, sound: "trickTaken" },
  leftWith: { lasts: 900 },
  roundScored: { lasts: 300, silent: true },
  coinsPaid: { lasts: 0 },
  knocked: { lasts: 0 },
  joined: { lasts: 500 },
  left: { lasts: 500 },
  matchEnded: { lasts: 0, sound: "win", silent: true },
};

const GREATER_REVOLUTION_LASTS = 4200;
const FIRST_OUT_LASTS = 1500;
const SOLEMN = new Set<DalmutiEvent["event"]>(["revolutionDeclared", "positionsTaken"]);

/** Whether cards change hands. */
export function movesCards({ events: [event] }: Beat): boolean {
  return event !== undefined && SHOWN[event.event].movesCards === true;
}

/** Adds what happened to beats that are not yet shown. What belongs together joins the last of them: a run of passes sweeps by. */
export function beats(told: readonly DalmutiEvent[], last?: Beat): Beat[] {
  const found: Beat[] = [];
  for (const event of told) {
    const before = found.at(-1) ?? last;
    const { together, more = 0 } = SHOWN[event.event];
    if (before && together && before.events[0]?.event === event.event) {
      before.events.push(event);
      before.lasts += more;
    } else {
      found.push({ events: [event], lasts: lasts(event), solemn: isFirstOut(event) || SOLEMN.has(event.event), captioned: !SHOWN[event.event].silent });
    }
  }
  return found;
}

function lasts(event: DalmutiEvent): number {
  if (isFirstOut(event)) return FIRST_OUT_LASTS;
  return isGreaterRevolution(event) ? GREATER_REVOLUTION_LASTS : SHOWN[event.event].lasts;
}

function isFirstOut(event: DalmutiEvent): boolean {
  return event.event === "wentOut" && event.place === 1;
}

/** What a beat sounds like. */
export function soundOf({ events: [event] }: Beat): Sound | undefined {
  if (!event) return undefined;
  if (isFirstOut(event)) return "firstOut";
  return isGreaterRevolution(event) ? "greaterRevolution" : SHOWN[event.event].sound;
}

function isGreaterRevolution(event: DalmutiEvent): boolean {
  return event.event === "revolutionDeclared" && event.call === "GREATER_REVOLUTION";
}
