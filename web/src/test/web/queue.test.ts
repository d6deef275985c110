import { strict as assert } from "node:assert";
import { beforeEach, test } from "node:test";
import type { DalmutiEvent, DalmutiNow } from "protocol";
import { AnimationQueue } from "../../main/web/table/animation/queue";

const page = Object.assign(new EventTarget(), { hidden: false });
Object.assign(globalThis, { document: page });

const laid = (by: string, rank: number): DalmutiEvent => ({ event: "laid", by, play: [rank, 1, 0] });
const now: DalmutiNow = { order: ["A", "B", "C"] } as DalmutiNow;

/** What was shown: the player of each beat, and `-` for the picture that stays. */
let shown: string[];
let pace = 0;

function queue(): AnimationQueue {
  return new AnimationQueue({
    show: (_, beat) => shown.push(beat ? (beat.events[0] as { by: string }).by : "-"),
    pace: () => pace,
  });
}

const soon = () => new Promise((go) => setTimeout(go, 5));

beforeEach(() => {
  shown = [];
  pace = 0;
  page.hidden = false;
});

test("a whole picture is shown as it is", () => {
  const table = queue();
  table.begin({ told: [laid("A", 9)], now, me: "A" });
  assert.deepEqual(shown, ["-"]);
  assert.equal(table.picture.pile.length, 1);
});

test("what is told is shown one after the other, and then stays", async () => {
  const table = queue();
  table.goOn({ told: [laid("A", 9), laid("B", 8)], now, me: "A" });
  await soon();
  assert.deepEqual(shown, ["A", "B", "-"]);
  assert.equal(table.caughtUp, true);
});

test("a beat waits for the one before it, unless it is hurried", async () => {
  pace = 1_000;
  const table = queue();
  table.goOn({ told: [laid("A", 9), laid("B", 8)], now, me: "A" });
  await soon();
  assert.deepEqual(shown, ["A"]);
  table.hurry();
  await soon();
  assert.deepEqual(shown, ["A", "B"]);
  table.stop();
});

test("nobody waits for what nobody sees", async () => {
  pace = 1_000;
  const table = queue();
  table.goOn({ told: [laid("A", 9), laid("B", 8)], now, me: "A" });
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await soon();
  assert.deepEqual(shown, ["A", "B", "-"]);
});

test("a table that was left shows nothing more", async () => {
  pace = 1_000;
  const table = queue();
  table.goOn({ told: [laid("A", 9), laid("B", 8)], now, me: "A" });
  table.stop();
  await soon();
  assert.deepEqual(shown, ["A"]);
});

test("hands are what the server says, once the last card has moved", async () => {
  const hands: unknown[] = [];
  const table = new AnimationQueue({ show: ({ hand }) => hands.push(hand), pace: () => 0 });
  table.begin({ told: [], now: { ...now, hand: [1, 9] }, me: "A" });
  const told: DalmutiEvent[] = [
    { event: "taxPaid", peon: "A", lord: "B", cards: [1] },
    { event: "taxReturned", lord: "B", peon: "A", cards: [12] },
  ];
  table.goOn({ told, now: { ...now, hand: [9, 12] }, me: "A" });
  await soon();
  assert.deepEqual(hands, [[1, 9], [1, 9], [9, 12], [9, 12]]);
  assert.deepEqual(table.picture.received, [12]);
});

test("a run of passes sweeps by in one beat, however they become known", async () => {
  const passed = (by: string): DalmutiEvent => ({ event: "passed", by });
  const runs: string[] = [];
  const table = new AnimationQueue({ show: (_, beat) => beat && runs.push(beat.events.map((it) => (it as { by: string }).by).join("")), pace: () => 0.01 });
  table.goOn({ told: [laid("A", 9)], now, me: "A" });
  for (const by of ["B", "C"]) table.goOn({ told: [passed(by)], now, me: "A" });
  table.goOn({ told: [laid("D", 8), passed("A")], now, me: "A" });
  while (!table.caughtUp) await soon();
  assert.deepEqual(runs, ["A", "BC", "D", "A"]);
  assert.deepEqual(Object.keys(table.picture.acts).sort(), ["A", "B", "C", "D"]);
});
