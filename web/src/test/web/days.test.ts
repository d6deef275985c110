import assert from "node:assert/strict";
import { test } from "node:test";
import { streak, today } from "../../main/web/day/days";

test("days in a row end today or yesterday", () => {
  const dates = ["2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"];
  assert.equal(streak(dates, "2026-03-01"), 3);
  assert.equal(streak(dates, "2026-03-02"), 3);
  assert.equal(streak(dates, "2026-03-03"), 0);
  assert.equal(streak(dates, "2026-02-25"), 1);
  assert.equal(streak([], "2026-03-01"), 0);
});

test("a day begins where one is", () => {
  const late = new Date(2026, 10, 18, 23, 59);
  assert.equal(today(late), "2026-11-18");
  assert.equal(today(new Date(2026, 10, 19, 0, 0)), "2026-11-19");
});
