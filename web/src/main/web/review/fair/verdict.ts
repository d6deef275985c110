import type { PlaybackDeal } from "protocol/rest";
import { bytesOf, sha256 } from "../../people/sha256";
import { dealt, shuffled } from "./deck";

/** What came out when a deal was worked out again. */
export interface Verdict {
  /** The hash of the seed, as worked out here. */
  hash: string;
  commits: boolean;
  /** Whose hands are not what follows from the seed. */
  wrong: string[];
  contributors: string[];
}

/** Works a deal out again from what was opened, in this browser, with nobody's help. */
export function verdict(deal: PlaybackDeal, round: number): Verdict {
  const hash = sha256(bytesOf(deal.seed));
  const { deck, from } = shuffled({ ...deal, round });
  const cut = [...deck.slice(deal.cut), ...deck.slice(0, deal.cut)];
  const hands = dealt(cut, from, deal.order.length, deck.length - deal.aside);
  const wrong = deal.order.filter((player, seat) => String(hands[seat]) !== String(deal.hands[player]));
  return { hash, commits: hash === deal.commit, wrong, contributors: Object.keys(deal.entropy).sort() };
}
