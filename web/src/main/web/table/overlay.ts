import { html, nothing, type TemplateResult } from "lit";
import { lessMotion } from "../store/settings";
import "./scene/results";
import "./scene/revolution";
import { happening, type Sight } from "./sight";
import type { ScoreHistory } from "./animation/score-history";

/** The match is over, and everything before that was shown. */
export function isOver(sight: Sight): boolean {
  return sight.now.stage?.doing === "OVER" && !sight.beat;
}

/** What covers the whole table: a revolution, the results of a round. */
export function overlay(sight: Sight, history: ScoreHistory): TemplateResult | typeof nothing {
  const { picture, now } = sight;
  if (happening(sight) === "revolutionDeclared") {
    return html`<dm-revolution .sight=${sight} ?greater=${picture.revolution?.greater ?? false} ?still=${lessMotion()}></dm-revolution>`;
  }
  const course = history.course(now.stage?.match ?? 0);
  const scored = (picture.outcome?.scores.length ?? 0) > 0 && !sight.beat && picture.scene?.scene === "shuffling";
  return scored
    ? html`<div class="cover"><dm-results .sight=${sight} .outcome=${picture.outcome} .course=${course}></dm-results></div>`
    : nothing;
}
