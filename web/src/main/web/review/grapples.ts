import { html } from "lit";
import { grapplesMove, grapplesReason } from "../grapples/words/moves";
import { grapplesSentence } from "../grapples/words/story";
import { capital, number, say } from "../words/words";
import type { GameReview } from "./game";
import { type GrapplesFrame, grapplesFrames } from "./frames";
import "./show/grapples-board";
import "./show/outlook";

export const grapplesReview: GameReview = {
  round: "story.grapples.game",
  chapter: "story.grapples.turn",
  leaps: { before: "web.review.turn-before", after: "web.review.turn-after" },
  file: "match.grapples.jsonl",
  hides: false,

  moments: (playback, name) =>
    grapplesFrames(playback).map((frame) => {
      const said = frame.told.map((event) => grapplesSentence(event, name));
      return { frame, lines: said.filter(Boolean).map(capital) };
    }),
  isDealt: () => true,
  board: (frame, { name }) => html`<dm-grapples-board .frame=${frame} .name=${name}></dm-grapples-board>`,
  beside: (frame, name) =>
    html`<h2>${say("web.review.outlook")}</h2>
      <dm-outlook .outlook=${(frame as GrapplesFrame).now.outlook} .name=${name}></dm-outlook>`,

  /** What everybody had at each moment of the game. */
  curves({ stops, playback, at }) {
    const frames = stops.map((stop) => stop.frame as GrapplesFrame);
    const curves = Object.keys(playback!.players).map((player, seat) => ({
      player,
      values: frames.map((frame) => frame.now.grapples?.[seat] ?? 0),
    }));
    return { labels: frames.map((_, i) => String(i)), curves, now: at };
  },

  moveName: grapplesMove,
  reason: grapplesReason,
  loss: (points) => `${number(100 * points)} %`,
  cost: (points) => say("web.review.cost-win", number(100 * points)),
  worth: ({ points }) => say("web.review.win-chance", number(100 * points)),
};
