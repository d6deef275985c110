import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { DalmutiEvent } from "protocol";
import { leadsAfter } from "../../main/web/table/words/story";

const laid: DalmutiEvent = { event: "laid", by: "A", play: [9, 1, 0] };
const passed: DalmutiEvent = { event: "passed", by: "B" };
const taken: DalmutiEvent = { event: "trickTaken", by: "A", leadsNext: "A" };

const leads = (...told: DalmutiEvent[]) => told.reduce(leadsAfter, true);

test("the first play of a round and of a trick leads, and no other", () => {
  assert.equal(leads(), true);
  assert.equal(leads(laid), false);
  assert.equal(leads(laid, passed), false);
  assert.equal(leads(laid, passed, taken), true);
  assert.equal(leads(laid, passed, taken, laid), false);
});
