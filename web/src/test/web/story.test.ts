import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { DalmutiEvent } from "protocol";
import { leadsAfter, retold, sentences } from "../../main/web/table/words/story";

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

test("the viewer is told in the second person what they did, and of others by name", () => {
  const told = (me?: string) => sentences([laid, passed, taken], (player) => player, true, me);
  // There are no words here, so that a sentence is its key.
  assert.deepEqual(told(), ["story.leads", "story.passes", "story.leads-next"]);
  assert.deepEqual(told("A"), ["story.you-lead", "story.passes", "story.you-lead-next"]);
  assert.deepEqual(told("B"), ["story.leads", "story.you-pass", "story.leads-next"]);
});

test("a run of passes is one sentence, and the viewer's own another", () => {
  const run = ["B", "C", "D"].map((by): DalmutiEvent => ({ event: "passed", by }));
  assert.deepEqual(retold(run, (player) => player, false, "A"), ["story.passes"]);
  assert.deepEqual(retold(run, (player) => player, false, "D"), ["story.passes", "story.you-pass"]);
  assert.deepEqual(retold(run.slice(0, 1), (player) => player, false, "A"), ["story.passes"]);
});
