import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { Playback } from "protocol/rest";
import { dalmutiFrames } from "../../main/web/review/frames";

const playback: Playback = {
  game: "dalmuti",
  rules: "official",
  players: { A: "Ana", B: "Bo", C: "Chiara" },
  records: 1,
  record: 1,
  rounds: [{ round: 2, from: 40, steps: 3, order: ["A", "B", "C"], places: [], scores: {} }],
  round: 2,
  start: { order: ["A", "B", "C"], scores: { A: 1, B: 0, C: 2 }, cards: {}, scene: { scene: "shuffling", doors: "SHUT" } },
  steps: [
    {
      told: [["dealt", "A", [9, 9], "B", [8, 8], "C", 2]],
      now: { "hands.A": [9, 9], "hands.B": [8, 8], "hands.C": 2, cards: { A: 2, B: 2, C: 2 } },
    },
    { told: [["laid", "A", [9, 2, 0]]], now: { "hands.A": [], cards: { A: 0, B: 2, C: 2 } } },
    { told: [["passed", "B"]], now: { "hands.C": null } },
  ],
};

test("a moment is the one before it with what has changed", () => {
  const frames = dalmutiFrames(playback);
  assert.equal(frames.length, 4);
  assert.deepEqual(frames[0]!.hands, {});
  assert.deepEqual(frames[2]!.hands, { A: [], B: [8, 8], C: 2 });
  assert.deepEqual(frames[3]!.hands, { A: [], B: [8, 8] });
});

test("moves are counted through the whole match", () => {
  assert.deepEqual(
    dalmutiFrames(playback).map((frame) => frame.step),
    [-1, 40, 41, 42],
  );
});

test("what was laid lies on the table", () => {
  const frames = dalmutiFrames(playback);
  assert.deepEqual(frames[3]!.table.pile.map(({ by, play }) => [by, play]), [["A", [9, 2, 0]]]);
  assert.deepEqual(frames[3]!.table.acts["B"], { did: "passed" });
});
