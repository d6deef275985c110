import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { DalmutiEvent } from "protocol";
import { covered } from "../../main/web/review/tell/covered";

const TAX: DalmutiEvent = { event: "taxPaid", peon: "D", lord: "A", cards: [2, 1] };

test("a tax names its cards to the two between whom it goes", () => {
  assert.deepEqual(covered(TAX, "A"), TAX);
  assert.deepEqual(covered(TAX, "D"), TAX);
});

test("everybody else hears how many cards went by", () => {
  assert.deepEqual(covered(TAX, "B"), { ...TAX, cards: 2 });
  const traded: DalmutiEvent = { event: "traded", one: "B", given: [9], other: "C", received: [4] };
  assert.deepEqual(covered(traded, "A"), { ...traded, given: 1, received: 1 });
  const offered: DalmutiEvent = { event: "offered", by: "B", to: "C", card: [9] };
  assert.deepEqual(covered(offered, "C"), { ...offered, card: 1 });
  assert.deepEqual(covered(offered, "B"), offered);
});

test("cards that lie open are named to all", () => {
  const laid: DalmutiEvent = { event: "laid", by: "B", play: [9, 2, 0] };
  assert.deepEqual(covered(laid, "A"), laid);
});
