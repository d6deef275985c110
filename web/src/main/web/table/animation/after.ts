import type { Cards, DalmutiDrew, DalmutiEvent, DalmutiEventLaid, DalmutiNow, Player } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { without } from "../hand/options";
import { type Act, blank, type Picture } from "./picture";

/** What the server says, and to whom. */
export interface Known {
  now: DalmutiNow;
  me: Player | undefined;
}

/**
 * The picture once an event is shown. What lies on the table and what people did is read off the event; hands, points
 * and cards laid aside are never counted here, but taken from what the server says.
 */
export function after(before: Picture, event: DalmutiEvent, known: Known): Picture {
  const picture: Picture = { ...before, swept: [] };
  delete picture.turn;
  return byKind(AFTER, "event", event, picture, known) ?? picture;
}

const AFTER: Partial<ByKind<DalmutiEvent, "event", Picture, [picture: Picture, known: Known]>> = {
  drew,
  roundBegan: ({ round, order }, { scores }) => ({ ...blank(), round, order, scores, scene: { scene: "shuffling", doors: "SHUT" } }),
  decreesDrawn: ({ decrees }, picture) => ({ ...picture, scene: { scene: "bidding", drawn: decrees } }),
  dealt: (_, picture, known) => held(picture, known),
  setAside: (_, picture, known) => held(picture, known),
  fellOpen: ({ meantFor, card }, picture) => ({ ...picture, scene: { scene: "misdealt", meantFor, card } }),
  replaced: ({ meantFor, card }, picture, known) => given(picture, known, { [meantFor]: card }),
  wentToPeon: ({ peon, card }, picture, known) => given(picture, known, { [peon]: [card] }),
  handsSwapped: (_, picture, known) => ({ ...held(picture, known), received: [] }),

  noRevolution: (_, picture) => withoutScene(picture),
  revolutionDeclared: ({ by, call }, picture) =>
    acted({ ...withoutScene(picture), revolution: { by, greater: call === "GREATER_REVOLUTION" } }, by, { did: "declared" }),
  positionsTaken: ({ order }, picture) => positioned(picture, order),
  taxPaid: ({ lord, cards }, picture, known) => given(picture, known, { [lord]: cards }),
  taxReturned: ({ peon, cards }, picture, known) => given(picture, known, { [peon]: cards }),
  traded: (event, picture, known) => given(picture, known, { [event.one]: event.received, [event.other]: event.given }),
  offered: ({ by, to }, picture) => acted(picture, by, { did: "offered", to }),
  offerRefused: ({ to }, picture) => acted(picture, to, { did: "refused" }),
  tradeDeclined: ({ by }, picture) => acted(picture, by, { did: "declined" }),
  tradeClosed: (_, picture) => ({ ...picture, acts: {} }),

  laid,
  passed: ({ by }, picture) => acted(picture, by, { did: "passed" }),
  wentOut: ({ player }, picture) => ({ ...picture, out: [...picture.out, player] }),
  trickTaken: ({ leadsNext }, picture) => ({ ...picture, swept: picture.pile, pile: [], acts: {}, turn: leadsNext }),
  leftWith: ({ player, cards }, picture) => ({ ...picture, outcome: { ...begun(picture), left: { player, cards } } }),
  roundScored: ({ scores }, picture, { now }) => {
    const outcome = { ...begun(picture), scores };
    return { ...picture, scores: now.scores ?? {}, outcome, pile: [], swept: picture.pile };
  },
};

/** The first draw begins another match: nobody has a position, and nothing of the last match counts. */
function drew({ by, card }: DalmutiDrew, picture: Picture): Picture {
  const next = picture.ranked ? { ...blank(), order: [...picture.order].sort(), ranked: false } : picture;
  return acted({ ...next, draws: [...next.draws, { by, card }] }, by, { did: "drew", card });
}

function laid({ by, play }: DalmutiEventLaid, picture: Picture, known: Known): Picture {
  const number = picture.plays + 1;
  const acts: Record<Player, Act> = { ...(picture.pile.length === 0 ? {} : picture.acts), [by]: { did: "laid", play } };
  const received = by === known.me ? [] : picture.received;
  return { ...held(picture, known), scene: tricks(picture), pile: [...picture.pile, { by, play, number }], plays: number, acts, received };
}

function withoutScene(picture: Picture): Picture {
  const { scene: _, ...others } = picture;
  return others;
}

function begun(picture: Picture) {
  return picture.outcome ?? { round: picture.round, before: picture.order, next: picture.order, scores: [] };
}

function tricks(picture: Picture) {
  return picture.scene?.scene === "tricks" ? picture.scene : undefined;
}

function positioned(picture: Picture, order: Player[]): Picture {
  if (!picture.outcome) return { ...picture, order, ranked: true };
  return { ...picture, order, ranked: true, outcome: { ...picture.outcome, next: order }, acts: {} };
}

function acted(picture: Picture, player: Player, act: Act): Picture {
  return { ...picture, acts: { ...picture.acts, [player]: act } };
}

/** Cards have changed hands. */
function held(picture: Picture, { now }: Known): Picture {
  return { ...picture, hand: now.hand ?? [], cards: now.cards ?? {}, aside: now.aside ?? 0 };
}

/** Cards were given to people; those that came to the viewer are pointed out. */
function given(picture: Picture, known: Known, gifts: Record<Player, Cards>): Picture {
  const mine = known.me === undefined ? undefined : gifts[known.me];
  const received = Array.isArray(mine) ? [...picture.received, ...mine] : picture.received;
  return { ...held(picture, known), received };
}

/** The picture with everything that the server says of this moment; a draw begins another match. */
export function settled(picture: Picture, now: DalmutiNow): Picture {
  const another = picture.ranked && now.scene?.scene === "drawing";
  const next: Picture = { ...(another ? blank() : picture), swept: [] };
  if (now.order) next.order = now.order;
  next.ranked = now.scene?.scene !== "drawing";
  if (now.scores) next.scores = now.scores;
  if (now.cards) next.cards = now.cards;
  next.hand = now.hand ?? [];
  next.received = without(picture.received, without(picture.received, next.hand));
  next.aside = now.aside ?? 0;
  delete next.turn;
  delete next.scene;
  if (!now.scene) return next;
  next.scene = now.scene;
  if (now.scene.scene === "tricks") {
    next.turn = now.scene.turn;
    next.out = inOrder(next.out, now.scene.out);
    if (!now.scene.top) next.pile = [];
  }
  return next;
}

/** Those who are out, in the order in which they were seen going out. */
function inOrder(seen: readonly string[], out: readonly string[]): string[] {
  return [...seen.filter((player) => out.includes(player)), ...out.filter((player) => !seen.includes(player))];
}
