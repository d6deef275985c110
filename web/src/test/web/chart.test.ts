import { strict as assert } from "node:assert";
import { test } from "node:test";
import { spaced, ticks } from "../../main/web/view/chart";

test("ticks are round numbers, in no more steps than there is room for", () => {
  assert.deepEqual(ticks(0, 1, 5), [0, 1]);
  assert.deepEqual(ticks(0, 23, 5), [0, 5, 10, 15, 20]);
  assert.deepEqual(ticks(-4, 8, 6), [-4, -2, 0, 2, 4, 6, 8]);
});

test("names keep apart, and all move up where there is no room below", () => {
  assert.deepEqual(spaced([10, 12, 50], 9, 100), [10, 19, 50]);
  assert.deepEqual(spaced([95, 99], 9, 100), [91, 100]);
  assert.deepEqual(spaced([0], 9, 100, 4), [4]);
});
