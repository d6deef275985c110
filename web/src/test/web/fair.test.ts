import { strict as assert } from "node:assert";
import { test } from "node:test";
import type { PlaybackDeal, PlaybackDecrees } from "protocol/rest";
import { bytesOf, hex, hmac, sha256 } from "../../main/web/people/sha256";
import { dealt, decreed, index, shuffled, taken } from "../../main/web/review/fair/deck";
import { isFair, verdict } from "../../main/web/review/fair/verdict";

const text = (it: string) => new TextEncoder().encode(it);

/** The 1, both 2s, ..., the twelve 12s, both jesters. */
const FULL = [...Array.from({ length: 12 }, (_, i) => Array<number>(i + 1).fill(i + 1)).flat(), 13, 13];

// The vector of docs/fairness.md.
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const NUMBER = "ffeeddccbbaa99887766554433221100";
const DECK =
  "7 6 11 9 5 11 12 3 4 5 8 J 9 7 12 7 2 11 4 10 11 3 11 10 8 7 6 11 6 7 12 12 8 10 6 9 10 8 12 10 1 11 " +
  "12 3 6 12 8 10 9 9 4 J 6 7 4 10 9 5 9 11 9 9 10 2 5 12 11 10 11 8 12 7 10 8 8 12 12 12 11 5";

test("SHA-256 agrees with FIPS 180-4", () => {
  assert.equal(sha256(text("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert.equal(sha256(text("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.equal(
    sha256(text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("HMAC-SHA-256 agrees with RFC 4231", () => {
  assert.equal(
    hex(hmac(text("Jefe"), text("what do ya want for nothing?"))),
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  assert.equal(
    hex(hmac(new Uint8Array(131).fill(0xaa), text("Test Using Larger Than Block-Size Key - Hash Key First"))),
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  );
});

test("the commitment of the page is the hash of its seed", () => {
  assert.equal(sha256(bytesOf(SEED)), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
});

test("the deck is that of the page", () => {
  const { deck, from } = shuffled({ seed: SEED, entropy: { A: NUMBER }, round: 1, cards: FULL, starts: [0] });
  assert.equal(deck.map((card) => (card === 13 ? "J" : card)).join(" "), DECK);
  assert.equal(from, 0);
});

test("letters are numbered as the rules number them", () => {
  assert.deepEqual(["A", "B", "Z", "AA", "AB"].map(index), [0, 1, 25, 26, 27]);
});

function deal(): PlaybackDeal {
  const { deck, from } = shuffled({ seed: SEED, entropy: { A: NUMBER }, round: 3, cards: FULL, starts: [0] });
  const cut = [...deck.slice(7), ...deck.slice(0, 7)];
  const [b, a, c] = dealt(cut, from, 3, 78);
  const commit = sha256(bytesOf(SEED));
  const hands = { A: a!, B: b!, C: c! };
  return { commit, entropy: { A: NUMBER }, seed: SEED, cards: FULL, starts: [0], order: ["B", "A", "C"], cut: 7, hands, aside: 2, draws: [] };
}

test("an honest deal is found honest", () => {
  assert.deepEqual(verdict(deal(), 3).wrong, []);
  assert.equal(verdict(deal(), 3).commits, true);
});

test("a seed that was exchanged is noticed", () => {
  assert.equal(verdict({ ...deal(), commit: "00".repeat(32) }, 3).commits, false);
});

test("a hand that was exchanged is noticed, and a deal of another round", () => {
  const { hands, ...rest } = deal();
  const swapped = { ...rest, hands: { ...hands, A: hands["C"]!, C: hands["A"]! } };
  assert.deepEqual(verdict(swapped, 3).wrong, ["A", "C"]);
  assert.equal(verdict(deal(), 4).wrong.length > 0, true);
});

// The deck of the page as it lies spread for the first draw.
const SPREAD =
  "9 10 10 10 11 10 9 J 6 4 8 12 6 2 5 2 11 12 11 12 9 9 11 7 8 J 11 6 9 7 11 10 8 12 12 5 7 8 11 9 3 8 " +
  "9 1 5 12 12 12 10 9 11 6 6 7 7 10 6 9 5 4 3 7 4 12 5 10 8 7 3 11 10 8 8 4 11 12 12 10 12 11";

test("the spread deck is that of the page, and each place is one of what is left", () => {
  const secrets = { seed: SEED, entropy: { A: NUMBER }, cards: FULL };
  const draws = FULL.map(() => ({ by: "A", place: 0, card: 0 }));
  assert.equal(taken({ ...secrets, draws }).map((card) => (card === 13 ? "J" : card)).join(" "), SPREAD);
  const three = [79, 0, 78].map((place) => ({ by: "A", place, card: 0 }));
  assert.deepEqual(taken({ ...secrets, draws: three }), [11, 9, undefined]);
});

test("when all are taken, the cards that no longer count are spread anew", () => {
  const draws = Array.from({ length: 81 }, (_, i) => ({ by: i % 2 === 0 ? "A" : "B", place: 0, card: 0 }));
  const left = FULL.filter((_, i) => i !== FULL.indexOf(12) && i !== FULL.indexOf(11));
  const again = shuffled({ seed: SEED, entropy: { A: NUMBER }, cards: left, starts: [0], round: -1 });
  assert.equal(taken({ seed: SEED, entropy: { A: NUMBER }, cards: FULL, draws })[80], again.deck[0]);
});

const PILE: PlaybackDecrees["pile"] = [
  "TAX_HOLIDAY",
  "HEAVY_TAX",
  "CHARITY",
  "FREE_MARKET",
  "UPSIDE_DOWN",
  "WIDDERSHINS",
  "NO_FOOLS",
  "SILENCE",
  "LAST_FIRST",
  "OPEN_COURT",
  "FALL_FROM_GRACE",
  "DOUBLE_STAKES",
];

test("the decrees are those of the page", () => {
  const drawn = decreed({ seed: SEED, entropy: { A: NUMBER }, round: 2 }, PILE, 3);
  assert.deepEqual(drawn, ["OPEN_COURT", "FALL_FROM_GRACE", "UPSIDE_DOWN"]);
});

test("a card that did not lie there is noticed, and so is a decree that was not drawn", () => {
  const draws = [{ by: "B", place: 79, card: 11 }, { by: "A", place: 0, card: 9 }];
  assert.equal(isFair(verdict({ ...deal(), draws }, 3)), true);
  const wrong = verdict({ ...deal(), draws: [draws[0]!, { by: "A", place: 1, card: 9 }] }, 3);
  assert.deepEqual([wrong.misdrawn, isFair(wrong)], [["A"], false]);
  const secrets = { seed: SEED, entropy: { A: NUMBER }, round: 3 };
  const drawn = decreed(secrets, PILE, 3);
  assert.equal(isFair(verdict({ ...deal(), decrees: { pile: PILE, drawn } }, 3)), true);
  assert.equal(verdict({ ...deal(), decrees: { pile: PILE, drawn: drawn.toReversed() } }, 3).decrees, false);
});
