import { strict as assert } from "node:assert";
import { test } from "node:test";
import { Keys } from "../../main/web/table/hand/keys";
import { announceIn } from "../../main/web/view/announce";

/** What has the focus, as far as keys ask. */
class Focused {
  dataset: Record<string, string>;

  constructor(
    private readonly kind: string,
    rank?: string,
  ) {
    this.dataset = rank === undefined ? {} : { rank };
  }

  matches(selector: string): boolean {
    return selector.split(", ").includes(this.kind);
  }
}
Object.assign(globalThis, { HTMLElement: Focused });

const BODY = new Focused("body");

function press(key: string, at = 0, more: { repeat?: boolean; ctrlKey?: boolean; on?: Focused } = {}): KeyboardEvent {
  const { on = BODY, ...rest } = more;
  return { key, timeStamp: at, ctrlKey: false, metaKey: false, altKey: false, repeat: false, composedPath: () => [on], ...rest } as never;
}

test("a digit is a rank, and 0 is a 10", () => {
  const keys = new Keys();
  assert.deepEqual(keys.read(press("7", 1_000)), { want: "rank", rank: 7 });
  assert.deepEqual(keys.read(press("0", 1_100)), { want: "rank", rank: 10 });
  assert.deepEqual(keys.read(press("j", 1_200)), { want: "rank", rank: 13 });
});

test("a 1 becomes a 10, 11 or 12 when the second digit comes soon", () => {
  for (const [digit, rank] of [["0", 10], ["1", 11], ["2", 12]] as const) {
    const keys = new Keys();
    assert.deepEqual(keys.read(press("1", 1_000)), { want: "rank", rank: 1 });
    assert.deepEqual(keys.read(press(digit, 1_400)), { want: "rank-instead", rank });
  }
  const slow = new Keys();
  slow.read(press("1", 1_000));
  assert.deepEqual(slow.read(press("2", 2_000)), { want: "rank", rank: 2 });
  const other = new Keys();
  other.read(press("1", 1_000));
  assert.deepEqual(other.read(press("3", 1_100)), { want: "rank", rank: 3 });
});

test("a key that stays down only walks", () => {
  const keys = new Keys();
  for (const key of ["p", "Enter", "1", "s", "?"]) assert.deepEqual(keys.read(press(key, 0, { repeat: true })), { want: "nothing" });
  assert.deepEqual(keys.read(press("ArrowRight", 0, { repeat: true })), { want: "step", by: 1 });
  assert.equal(keys.read(press("Tab", 0, { repeat: true })), undefined);
});

test("what is typed into a field, or held with Ctrl, is no move", () => {
  const keys = new Keys();
  assert.equal(keys.read(press("p", 0, { on: new Focused("input") })), undefined);
  assert.equal(keys.read(press("p", 0, { ctrlKey: true })), undefined);
});

test("Enter is a button's own, but not a card's", () => {
  const keys = new Keys();
  assert.equal(keys.read(press("Enter", 0, { on: new Focused("button") })), undefined);
  assert.deepEqual(keys.read(press("Enter", 0, { on: new Focused("button", "9") })), { want: "play" });
});

test("the keys of an open dialog are its own", () => {
  const ear = () => ({ polite: { textContent: "" }, assertive: { textContent: "" } }) as never;
  const keys = new Keys();
  announceIn(ear()); // the page's
  assert.deepEqual(keys.read(press("Escape")), { want: "clear" });
  const close = announceIn(ear());
  assert.equal(keys.read(press("Escape")), undefined);
  assert.equal(keys.read(press("p")), undefined);
  close();
  assert.deepEqual(keys.read(press("p")), { want: "pass" });
});
