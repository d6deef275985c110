import type { PlaybackDeal } from "protocol/rest";
import { bytesOf, sha256 } from "../../people/sha256";
import { dealt, decreed, shuffled, taken } from "./deck";

/** What came out when a deal was worked out again. */
export interface Verdict {
  /** The hash of the seed, as worked out here. */
  hash: string;
  commits: boolean;
  /** Whose hands are not what follows from the seed. */
  wrong: string[];
  /** Who drew another card for the first positions than lay where they took it. */
  misdrawn: string[];
  /** Whether the decrees of the round are those that follow from the seed; true where there are none. */
  decrees: boolean;
  contributors: string[];
}

/** Works a deal out again from what was opened, in this browser, with nobody's help. */
export function verdict(deal: PlaybackDeal, round: number): Verdict {
  const hash = sha256(bytesOf(deal.seed));
  const { deck, from } = shuffled({ ...deal, round });
  const cut = [...deck.slice(deal.cut), ...deck.slice(0, deal.cut)];
  const hands = dealt(cut, from, deal.order.length, deck.length - deal.aside);
  const wrong = deal.order.filter((player, seat) => String(hands[seat]) !== String(deal.hands[player]));
  const cards = taken(deal);
  const misdrawn = deal.draws.filter(({ card }, i) => card !== cards[i]).map(({ by }) => by);
  const contributors = Object.keys(deal.entropy).sort();
  return { hash, commits: hash === deal.commit, wrong, misdrawn: [...new Set(misdrawn)], decrees: decrees(deal, round), contributors };
}

function decrees({ seed, entropy, decrees }: PlaybackDeal, round: number): boolean {
  if (!decrees) return true;
  const { pile, drawn } = decrees;
  return String(decreed({ seed, entropy, round }, pile, drawn.length)) === String(drawn);
}

/** Whether everything that was promised was kept. */
export function isFair({ commits, wrong, misdrawn, decrees }: Verdict): boolean {
  return commits && decrees && wrong.length === 0 && misdrawn.length === 0;
}
