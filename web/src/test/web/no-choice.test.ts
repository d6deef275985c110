import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { DalmutiMove, TableSeat } from "protocol";
import type { TablePicture } from "../../main/web/store/table-store";
import { aloneWithBots, onlyMove, passIn } from "../../main/web/table/hand/no-choice";

const pass: DalmutiMove = { move: "pass" };
const lay: DalmutiMove = { move: "lay", play: [9, 1, 0] };

test("who can only pass has nothing to decide; the only cards one may lay are still one's own to lay", () => {
  assert.equal(onlyMove([pass]), pass);
  assert.equal(onlyMove([lay, pass]), undefined);
  assert.equal(onlyMove([lay]), undefined);
  assert.equal(onlyMove([]), undefined);
});

test("whoever sits out passes whatever they hold", () => {
  assert.equal(passIn([lay, pass]), pass);
  assert.equal(passIn([pass]), pass);
  assert.equal(passIn([lay]), undefined);
});

test("a person, one who waits for a seat and an onlooker can all tell the time", () => {
  const seat = (kind: "PERSON" | "BOT", player?: string) => ({ kind, ...(player && { player }) }) as TableSeat;
  const table = (onlookers: number, ...seats: TableSeat[]) => ({ onlookers, seats, you: { player: "A" } }) as TablePicture;
  assert.equal(aloneWithBots(table(0, seat("PERSON", "A"), seat("BOT", "B"))), true);
  assert.equal(aloneWithBots(table(0, seat("PERSON", "A"), seat("PERSON", "B"))), false);
  assert.equal(aloneWithBots(table(0, seat("PERSON", "A"), seat("PERSON"))), false);
  assert.equal(aloneWithBots(table(1, seat("PERSON", "A"), seat("BOT", "B"))), false);
});
