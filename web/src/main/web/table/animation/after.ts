import type { Cards, DalmutiDrew, DalmutiEvent, DalmutiNow, Player } from "protocol";
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
  switch (event.event) {
    case "drew":
      return drew(picture, event);
    case "roundBegan":
      return { ...blank(), round: event.round, order: event.order, scores: before.scores, scene: { scene: "shuffling", doors: "SHUT" } };
    case "dealt":
    case "setAside":
      return held(picture, known);
    case "fellOpen":
      return { ...picture, scene: { scene: "misdealt", meantFor: event.meantFor, card: event.card } };
    case "replaced":
      return given(picture, known, { [event.meantFor]: event.card });
    case "wentToPeon":
      return given(picture, known, { [event.peon]: [event.card] });
    case "taxPaid":
      return given(picture, known, { [event.lord]: event.cards });
    case "taxReturned":
      return given(picture, known, { [event.peon]: event.cards });
    case "traded":
      return given(picture, known, { [event.one]: event.received, [event.other]: event.given });
    case "handsSwapped":
      return { ...held(picture, known), received: [] };
    default:
      return beforeTricks(picture, event, known);
  }
}

/** The first draw begins another match: nobody has a position, and nothing of the last match counts. */
function drew(picture: Picture, { by, card }: DalmutiDrew): Picture {
  const next = picture.ranked ? { ...blank(), order: [...picture.order].sort(), ranked: false } : picture;
  return acted({ ...next, draws: [...next.draws, { by, card }] }, by, { did: "drew", card });
}

function beforeTricks(picture: Picture, event: DalmutiEvent, known: Known): Picture {
  switch (event.event) {
    case "noRevolution":
      delete picture.scene;
      return picture;
    case "revolutionDeclared":
      delete picture.scene;
      picture.revolution = { by: event.by, greater: event.call === "GREATER_REVOLUTION" };
      return acted(picture, event.by, { did: "declared" });
    case "positionsTaken":
      return positioned(picture, event.order);
    case "offered":
      return acted(picture, event.by, { did: "offered", to: event.to });
    case "offerRefused":
      return acted(picture, event.to, { did: "refused" });
    case "tradeDeclined":
      return acted(picture, event.by, { did: "declined" });
    case "tradeClosed":
      return { ...picture, acts: {} };
    default:
      return inTricks(picture, event, known);
  }
}

function inTricks(picture: Picture, event: DalmutiEvent, known: Known): Picture {
  switch (event.event) {
    case "laid": {
      const laid = { by: event.by, play: event.play, number: picture.plays + 1 };
      const opens = picture.pile.length === 0;
      const acts: Record<Player, Act> = { ...(opens ? {} : picture.acts), [event.by]: { did: "laid", play: event.play } };
      const received = event.by === known.me ? [] : picture.received;
      return { ...held(picture, known), scene: tricks(picture), pile: [...picture.pile, laid], plays: laid.number, acts, received };
    }
    case "passed":
      return acted(picture, event.by, { did: "passed" });
    case "wentOut":
      return { ...picture, out: [...picture.out, event.player] };
    case "trickTaken":
      return { ...picture, swept: picture.pile, pile: [], acts: {}, turn: event.leadsNext };
    case "leftWith":
      return { ...picture, outcome: { ...begun(picture), left: { player: event.player, cards: event.cards } } };
    case "roundScored": {
      const scores = known.now.scores ?? {};
      return { ...picture, scores, outcome: { ...begun(picture), scores: event.scores }, pile: [], swept: picture.pile };
    }
    default:
      return picture;
  }
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
