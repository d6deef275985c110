import { strict as assert } from "node:assert";
import { test } from "node:test";
import { isSwapped, note, noted } from "../../main/web/people/deal-notes";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
});

test("a device knows the number it added to a promise", () => {
  note("aa", "17", "TABLE-1", 1);
  assert.equal(noted("aa"), "17");
  assert.equal(noted("bb"), undefined);
});

test("another promise than the one that was seen is noticed", () => {
  note("cc", "18", "TABLE-1", 2);
  assert.equal(isSwapped("cc", "TABLE-1", 2), false);
  assert.equal(isSwapped("dd", "TABLE-1", 2), true);
});

test("what this device did not see it can't doubt", () => {
  assert.equal(isSwapped("ee", "TABLE-1", 9), false);
  assert.equal(isSwapped("ee", "TABLE-2", 2), false);
  kept.set("dalmuti.deals", '[["ff","19"]]'); // as it was noted once, without a match
  assert.equal(isSwapped("ee", "TABLE-1", 2), false);
});
