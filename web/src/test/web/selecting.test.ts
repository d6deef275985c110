import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { DalmutiMove, Rank } from "protocol";
import { Choosing } from "../../main/web/table/hand/choosing";
import { options } from "../../main/web/table/hand/options";
import { putBack, tapped, wholeRank } from "../../main/web/table/hand/selecting";

const J = 13;

const lay = (rank: Rank, natural: number, jesters = 0): DalmutiMove => ({ move: "lay", play: [rank, natural, jesters] });
/** A lead with three 9s, two 12s and both jesters. */
const LEAD = options([
  ...[1, 2, 3].flatMap((n) => [0, 1, 2].map((jesters) => lay(9, n, jesters))),
  ...[1, 2].flatMap((n) => [0, 1, 2].map((jesters) => lay(12, n, jesters))),
  lay(J, 1),
  lay(J, 2),
]);
/** A trick of three, with the same cards. */
const THREE = options([lay(9, 3), lay(9, 2, 1), lay(9, 1, 2), lay(12, 2, 1), lay(12, 1, 2)]);
/** Two of 1, 5, 12 and 12 to pay back. */
const TAX = options([
  { move: "payBack", cards: [1, 5] },
  { move: "payBack", cards: [1, 12] },
  { move: "payBack", cards: [5, 12] },
  { move: "payBack", cards: [12, 12] },
]);

test("in a lead every tap adds a card, and a double tap all of them", () => {
  assert.deepEqual(tapped(LEAD, [], 9), [9]);
  assert.deepEqual(tapped(LEAD, [9], 9), [9, 9]);
  assert.deepEqual(wholeRank(LEAD, [9], 9), [9, 9, 9]);
  assert.deepEqual(tapped(LEAD, [9, 9], 12), [12]);
});

test("a trick says how many, and jesters fill up", () => {
  assert.deepEqual(tapped(THREE, [], 9), [9, 9, 9]);
  assert.deepEqual(tapped(THREE, [], 12), [12, 12, J]);
  assert.deepEqual(tapped(THREE, [9, 9, 9], J), [9, 9, J]);
  assert.deepEqual(tapped(THREE, [], 5), []);
});

test("a selected card goes back when it is tapped", () => {
  assert.deepEqual(putBack(LEAD, [9, 9, 9], 9), [9, 9]);
  assert.deepEqual(putBack(LEAD, [9], 9), []);
  assert.deepEqual(putBack(LEAD, [9, 9, J], J), [9, 9]);
  assert.deepEqual(putBack(LEAD, [J, J], J), [J]);
  assert.deepEqual(putBack(TAX, [5, 12], 5), [12]);
});

test("where a trick says how many, what can't go alone goes back too", () => {
  assert.deepEqual(putBack(THREE, [9, 9, 9], 9), []);
  assert.deepEqual(putBack(THREE, [9, 9, J], J), [9, 9, 9]);
  assert.deepEqual(putBack(THREE, [12, 12, J], J), []);
});

test("what is given is picked one by one, and the first makes room", () => {
  assert.deepEqual(tapped(TAX, [1], 5), [1, 5]);
  assert.deepEqual(tapped(TAX, [1, 5], 12), [5, 12]);
});

function choosing(legal: DalmutiMove[]): Choosing {
  return new Choosing({ sight: { legal } as never, requestUpdate: () => undefined }, () => Promise.resolve("done"));
}

test("a 1 that has become a 12 is not picked too", () => {
  const typed = choosing(TAX.map(({ move }) => move));
  typed.pick(12, "one");
  typed.pick(1, "one");
  assert.deepEqual(typed.selected, [12, 1]);
  typed.pickInstead(12);
  assert.deepEqual(typed.selected, [12, 12]);
});

test("after a move was sent nothing is picked any more", async () => {
  const sent = choosing([lay(9, 1), { move: "pass" }]);
  sent.pick(9, "one");
  sent.play();
  sent.pick(9, "back");
  sent.pickInstead(9);
  assert.deepEqual(sent.selected, [9]);
});
