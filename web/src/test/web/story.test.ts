import { strict as assert } from "node:assert";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { DalmutiEvent, GrapplesEvent, NoticeUpdate, Player } from "protocol";
import { grapplesSentence } from "../../main/web/grapples/words/story";
import { events } from "../../main/web/wire/rows";
import { leadsAfter, retold, sentence, sentences } from "../../main/web/table/words/story";

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
  assert.deepEqual(told("A"), ["story.leads.you", "story.passes", "story.leads-next.you"]);
  assert.deepEqual(told("B"), ["story.leads", "story.passes.you", "story.leads-next"]);
});

test("a run of passes is one sentence, and the viewer's own another", () => {
  const run = ["B", "C", "D"].map((by): DalmutiEvent => ({ event: "passed", by }));
  assert.deepEqual(retold(run, (player) => player, false, "A"), ["story.passes"]);
  assert.deepEqual(retold(run, (player) => player, false, "D"), ["story.passes", "story.passes.you"]);
  assert.deepEqual(retold(run.slice(0, 1), (player) => player, false, "A"), ["story.passes"]);
});

const WORDS = "../words/src/main/resources/dalmuti/words/en/";
const FIXTURES = "src/test/fixtures/";
const PAGES = "src/main/web/";

const known = (file: string) => new Set(readFileSync(WORDS + file, "utf8").match(/^[^#=\n]+(?==)/gm));

/** What is said of an event to each of three players and to whoever looks on. */
function saidToAll<E>(told: readonly E[], say: (event: E, me: Player | undefined) => string): Set<string> {
  return new Set(["A", "B", "C", undefined].flatMap((me) => told.map((event) => say(event, me)).filter(Boolean)));
}

test("whatever happens at a table, there are words for whoever is told", () => {
  const updates = readdirSync(FIXTURES).flatMap((file) => readFileSync(FIXTURES + file, "utf8").trim().split("\n"));
  const told = updates.flatMap((line) => events("dalmuti", (JSON.parse(line) as NoticeUpdate).told)) as DalmutiEvent[];
  const others: DalmutiEvent[] = [
    { event: "joined", newcomer: "B", position: 3 },
    { event: "handOpened", player: "A", cards: [7] },
    { event: "coinsLaid", by: "A", coins: 1, on: "WIDDERSHINS" },
    { event: "bidsShown", bids: [{ by: "A", coins: 1, on: "WIDDERSHINS" }] },
  ];
  const words = known("story.properties");
  const said = saidToAll([...told, ...others], (event, me) => sentence(event, (player) => player, false, me));
  assert.ok(said.has("story.joins.you") && said.has("story.bids.you") && said.has("story.pays.to-you"));
  assert.deepEqual([...said].filter((key) => !words.has(key)), []);
});

test("nobody who plays Grapples is told of themselves by their name", () => {
  const ways = ["ON", "SELF", "LEFT", "RIGHT", "SECOND"] as const;
  const reasons = ["JACK", "ACE", "TAP_OUT", "LIMIT"] as const;
  const told: GrapplesEvent[] = [
    { event: "firstDealerFound", dealer: "A" },
    { event: "looked", dealer: "A", top: 1 },
    ...ways.map((way): GrapplesEvent => ({ event: "dealt", dealer: "A", to: way === "SELF" || way === "SECOND" ? "A" : "B", way, seen: false, card: 1 })),
    { event: "doubledDown", by: "A", with: "2S" },
    { event: "askedForOffice", by: "A", with: "JS" },
    { event: "officeRefused", by: "A", to: "B" },
    ...reasons.map((why): GrapplesEvent => ({ event: "dealerChanged", from: "B", to: "A", why })),
    { event: "aceDiscarded", by: "A" },
    { event: "queenOffered", by: "A", to: "B", queen: "QS" },
    { event: "handShuffled", of: "A", order: 3 },
    { event: "cardTaken", by: "A", from: "B", back: 0, card: 1 },
    { event: "queenHandedOver", by: "B", to: "A", queen: "QS" },
    { event: "directionChosen", by: "A", direction: "LEFT" },
    { event: "directionChosen", by: "A", direction: "RIGHT" },
    { event: "gameEnded", winners: ["A"] },
  ];
  const words = known("story-grapples.properties");
  const said = saidToAll(told, (event, me) => grapplesSentence(event, (player) => player, me));
  assert.deepEqual([...said].filter((key) => !words.has(key)), []);
  for (const event of told) assert.match(grapplesSentence(event, (player) => player, "A"), /\.you$/);
});

test("what the pages tell of somebody is told to them in the second person", () => {
  const words = new Set(readdirSync(WORDS).flatMap((file) => [...known(file)]));
  const told = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(PAGES + file, "utf8").matchAll(/\btell\((?:sight, )?"([^"]+)"/g)])
    .map(([, key]) => `${key}.you`);
  assert.ok(told.includes("web-table.joins.you") && told.includes("web-table.fallen.you"));
  assert.deepEqual(told.filter((key) => !words.has(key)), []);
});
