// Replays what real tables said, and holds the browser's picture and selection against it. Run by BrowserTableTests.
import { readFileSync } from "node:fs";
import type { DalmutiEvent, DalmutiMove, DalmutiNow, NoticeUpdate, Rank } from "protocol";
import { JESTER, size } from "../../main/web/table/words/cards";
import { options, within } from "../../main/web/table/hand/options";
import { chosen, possible, tapped, wholeRank } from "../../main/web/table/hand/selecting";
import { after, settled } from "../../main/web/table/animation/after";
import { type Picture, blank } from "../../main/web/table/animation/picture";
import { events, moves } from "../../main/web/wire/rows";

type Known = Omit<DalmutiNow, "legal"> & { legal?: DalmutiMove[] };

function fail(what: string, found: unknown, expected: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

function same(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) fail(what, found, expected);
}

function merged(before: Known, update: NoticeUpdate): Known {
  const now: Record<string, unknown> = update.whole ? {} : { ...before };
  for (const [part, value] of Object.entries(update.now)) {
    if (value === null) delete now[part];
    else now[part] = part === "legal" ? moves("dalmuti", value as unknown[]) : value;
  }
  return now as Known;
}

function sorted(record: Record<string, number>): [string, number][] {
  return Object.entries(record).sort(([a], [b]) => a.localeCompare(b));
}

/** What was told has to lead to what the server says of the moment after it. */
function agrees(picture: Picture, now: Known): void {
  const scene = now.scene;
  if (!scene || scene.scene === "drawing") return;
  same("order", picture.order, now.order);
  same("scores", sorted(picture.scores), sorted(now.scores ?? {}));
  if (scene.scene === "shuffling" || scene.scene === "over" || scene.scene === "cutting") return;
  same("cards", sorted(picture.cards), sorted(now.cards ?? {}));
  same("hand", picture.hand, now.hand ?? []);
  if (scene.scene !== "tricks") return;
  same("out", [...picture.out].sort(), [...scene.out].sort());
  const top = picture.pile.at(-1);
  same("top", top?.play, scene.top);
  if (top && scene.top) same("by", top.by, scene.by);
}

/** However one taps: only own cards, and in a trick only what may be laid. */
function selects(now: Known): number {
  const offered = options(now.legal ?? []);
  const hand = now.hand ?? [];
  const laying = offered.some(({ move }) => move.move === "lay");
  let selected: readonly Rank[] = [];
  let taps = 0;
  for (const first of new Set(hand)) {
    for (const second of [first, ...new Set(hand)]) {
      for (const rank of [first, second, second, JESTER]) {
        selected = tapped(offered, selected, rank);
        taps++;
        if (!within(selected, hand)) fail("selected", selected, hand);
        const alone = selected.every((card) => card === JESTER);
        if (laying && !alone && !chosen(offered, selected)) fail("selected", selected, "something on offer");
      }
    }
    if (laying && possible(offered, first) && first !== JESTER) {
      const whole = wholeRank(offered, [], first);
      if (!chosen(offered, whole)) fail("whole rank", whole, "something on offer");
      same("one tap on a trick", offersOneSize(offered) ? tapped(offered, [], first) : whole, whole);
    }
  }
  return taps;
}

function offersOneSize(offered: ReturnType<typeof options>): boolean {
  return new Set(offered.map(({ move }) => (move.move === "lay" ? size(move.play) : 0))).size === 1;
}

function replay(file: string): void {
  let now: Known = {};
  let picture = blank();
  let taps = 0;
  let told = 0;
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .forEach((line, i) => {
      const update = JSON.parse(line) as NoticeUpdate;
      now = merged(now, update);
      if (update.whole) picture = blank();
      try {
        for (const event of events("dalmuti", update.told) as DalmutiEvent[]) {
          picture = after(picture, event, { now: now as DalmutiNow, me: now.you?.player });
          told++;
        }
        if (!update.whole) agrees(picture, now);
        picture = settled(picture, now as DalmutiNow);
        taps += selects(now);
      } catch (error) {
        throw new Error(`update ${i + 1}: ${(error as Error).message}`);
      }
    });
  console.log(`${told} events, ${taps} taps`);
}

process.argv.slice(2).forEach(replay);
