import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { TableSeat } from "protocol";
import { portraitOf } from "../../main/web/people/portrait";
import { seating } from "../../main/web/table/court/seating";
import { formOf, type Room } from "../../main/web/table/form";
import { cardWidth, spread } from "../../main/web/table/hand/arranging";

const COURTS: Room[] = [
  { width: 1088, height: 560 },
  { width: 820, height: 700 },
  { width: 628, height: 230 },
  { width: 390, height: 430 },
  { width: 360, height: 230 },
  { width: 375, height: 200 },
];

test("from 3 to 14 players nobody sits on anybody, or outside of the hall", () => {
  for (const room of COURTS) {
    for (let others = 2; others < 14; others++) {
      const { places, width, tall } = seating(others, room);
      const what = `${others} others in ${room.width} × ${room.height}`;
      assert.equal(places.length, others);
      for (const [i, { x, y }] of places.entries()) {
        assert.ok(x >= width / 2 - 1 && x <= room.width - width / 2 + 1 && y >= tall / 2 - 1 && y <= room.height - tall / 2 + 1, what);
        for (const other of places.slice(i + 1)) {
          const apart = Math.abs(x - other.x) >= width * 0.8 || Math.abs(y - other.y) >= tall * 0.6;
          assert.ok(apart, `${what}: ${i} sits on another`);
        }
      }
    }
  }
});

test("the middle keeps at least two fifths of the hall, and seats come clockwise from the left", () => {
  for (const room of COURTS) {
    for (let others = 2; others < 14; others++) {
      const { places, middle } = seating(others, room);
      assert.ok(room.height - middle.top >= room.height * 0.4, `${others} others in ${room.width} × ${room.height}`);
      assert.ok((places[0]?.x ?? 0) < room.width / 2 && (places.at(-1)?.x ?? 0) > room.width / 2);
    }
  }
});

test("of each card at least 34 pixels are seen, in as few rows as that takes", () => {
  for (const width of [344, 374, 520, 628, 804, 928]) {
    for (let cards = 2; cards <= 27; cards++) {
      const { at } = spread(cards, width, 60);
      const rows = new Set(at.map(({ y }) => y)).size;
      const steps = at.slice(1).flatMap(({ x, y }, i) => (y === at[i]?.y ? [x - (at[i]?.x ?? 0)] : []));
      assert.ok(steps.every((step) => step >= 34), `${cards} cards in ${width}`);
      if (cards * 34 + 26 <= width) assert.equal(rows, 1, `${cards} cards in ${width}`);
    }
  }
});

test("the hand leaves the table two thirds of its height, whatever was dealt", () => {
  for (const table of [{ width: 1440, height: 790 }, { width: 390, height: 790 }, { width: 375, height: 500 }, { width: 844, height: 340 }]) {
    for (let cards = 1; cards <= 20; cards++) {
      const width = formOf(table) === "wide" ? table.width - 500 : table.width - (formOf(table) === "side" ? 230 : 16);
      const { height } = spread(cards, width, cardWidth(cards, width, table));
      assert.ok(height <= table.height / 3, `${cards} cards at ${table.width} × ${table.height} are ${height} high`);
    }
  }
});

test("at a table of fourteen everybody has a face of their own, and keeps it at another", () => {
  const seats = Array.from({ length: 14 }, (_, i) => ({ player: String.fromCharCode(65 + i), name: `Guest ${i}`, kind: i < 3 ? "PERSON" : "BOT" }) as unknown as TableSeat);
  const faces = seats.map(({ player }) => portraitOf({ now: { seats } }, player ?? ""));
  assert.equal(new Set(faces).size, 14);
  const few = seats.slice(0, 1);
  assert.equal(portraitOf({ now: { seats: few } }, "A"), faces[0]);
});

test("whoever has chosen a face has it, and nobody else is given it", () => {
  const ana = { player: "A", name: "Ana", kind: "PERSON" } as TableSeat;
  const alone = portraitOf({ now: { seats: [ana] } }, "A");
  const seats = [ana, { ...ana, player: "B", name: "Ben", face: Number(/\d+/.exec(alone)?.[0]) }];
  assert.equal(portraitOf({ now: { seats } }, "B"), alone);
  assert.notEqual(portraitOf({ now: { seats } }, "A"), alone);
});
