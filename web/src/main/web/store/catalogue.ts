import type { GamesSheet, LevelsLevel } from "protocol/rest";
import { games, levels } from "../wire/rest";
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

/** The levels of bots with what each is called, the weakest first. */
export function levelNames(): [string, string][] {
  return catalogue().levels.map(({ name, text }, i) => [name, say("web.new.level", i + 1, text)]);
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
