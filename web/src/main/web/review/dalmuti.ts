import { html, nothing } from "lit";
import type { Player } from "protocol";
import { moveName, reason } from "../table/words/reasons";
import { sentence } from "../table/words/story";
import type { Naming } from "../words/telling";
import { capital, figure, say } from "../words/words";
import type { GameReview } from "./game";
import { type DalmutiFrame, dalmutiFrames, leads } from "./frames";
import { covered } from "./tell/covered";
import "./show/court";

export const dalmutiReview: GameReview = {
  round: "story.heading-round",
  chapter: "story.heading-trick",
  leaps: { before: "web.review.trick-before", after: "web.review.trick-after" },
  file: "match.drn",
  hides: true,

  moments: (playback, name, eyes) =>
    dalmutiFrames(playback).map((frame, i, all) => ({ frame, lines: lines(frame, all[i - 1], name, eyes) })),
  isDealt: (frame) => Object.keys((frame as DalmutiFrame).hands).length > 0,
  board: (frame, { name, seat, covered }) =>
    html`<dm-open-court .frame=${frame} .name=${name} .seat=${seat} .covered=${covered}></dm-open-court>`,
  beside: () => nothing,

  /** The points after every round. */
  curves({ playback }) {
    const { rounds, players, round } = playback!;
    const before = rounds[0]?.round === 1 ? [0] : [];
    const curves = Object.keys(players)
      .filter((player) => rounds.some((it) => player in it.scores))
      .map((player) => ({ player, values: [...before, ...rounds.map((it) => it.scores[player] ?? 0)] }));
    const now = rounds.findIndex((it) => it.round === round) + before.length;
    return { labels: [...before, ...rounds.map((it) => it.round)].map(String), curves, now };
  },

  moveName,
  reason,
  loss: (points) => figure(points, 2),
  cost: (points) => say("web.review.cost", figure(points, 2)),
  worth: ({ points, behind }, made) =>
    say("web.review.points-expected", figure(points, 1)) + less(behind, made),
};

/** The same where rounds bring no points, but places alone count (SCORE-1). */
export const placesReview: GameReview = {
  ...dalmutiReview,
  cost: (places) => say("web.review.cost-places", figure(places, 2)),
  worth: ({ points, places, behind }, made) =>
    say("web.review.place-expected", figure(places.length - points, 1)) + less(behind, made),
};

function less(behind: number, made: boolean): string {
  return made ? ` (−${figure(behind, 2)})` : "";
}

/** Hands lie open in a review, so they are not told. */
function lines(frame: DalmutiFrame, before: DalmutiFrame | undefined, name: Naming, eyes: Player | undefined): string[] {
  const leading = before !== undefined && leads(before.parts);
  const deal = frame.told.findIndex(({ event }) => event === "dealt");
  const said = frame.told.map((event, i) => {
    if (event.event === "dealt") return i === deal ? say("web.review.dealt") : "";
    return sentence(eyes === undefined ? event : covered(event, eyes), name, leading);
  });
  return said.filter(Boolean).map(capital);
}
