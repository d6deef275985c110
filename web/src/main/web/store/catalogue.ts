import type { GamesSheet, LevelsLevel } from "protocol/rest";
import { games, levels } from "../wire/desk";
import { language, languageChanged, say } from "../words/words";
import { unreachable } from "./network";
import { Signal } from "./signal";

/** What can be played and with whom, in the language that is spoken. */
export interface Catalogue {
  sheets: GamesSheet[];
  levels: LevelsLevel[];
}

/** Told when the catalogue is there, or is there in another language. */
export const catalogueChanged = new Signal();

let known: Catalogue = { sheets: [], levels: [] };
let wanted = "";

/** The catalogue; empty until it was fetched, which happens when somebody first asks. */
export function catalogue(): Catalogue {
  if (wanted !== language()) void fetched();
  return known;
}

/** The levels at which bots play a game, the weakest first. */
export function levelsOf(game: string): LevelsLevel[] {
  const { sheets, levels } = catalogue();
  const names = sheets.find((it) => it.game === game)?.levels ?? [];
  return levels.filter((it) => names.includes(it.name));
}

/** The same with what each is called. A level that is offered no more stays where somebody has it. */
export function levelNames(game: string, now = ""): [string, string][] {
  const offered: [string, string][] = levelsOf(game).map(({ name, text }, i) => [name, say("web.new.level", i + 1, text)]);
  const former = catalogue().levels.find((it) => it.name === now && !offered.some(([name]) => name === now));
  return former ? [...offered, [former.name, former.text]] : offered;
}

async function fetched(): Promise<void> {
  const mine = language();
  wanted = mine;
  try {
    const [sheets, bots] = await Promise.all([games(), levels()]);
    if (wanted !== mine) return;
    known = { sheets, levels: bots };
    catalogueChanged.emit();
  } catch {
    wanted = ""; // asked again when somebody next looks, at the latest when the network is back
  }
}

unreachable.listen((now) => now || wanted || catalogueChanged.emit());
languageChanged.listen(() => wanted && void fetched());
