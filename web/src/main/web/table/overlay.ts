import { html, nothing, type TemplateResult } from "lit";
import { lessMotion } from "../store/settings";
import "./scene/final";
import "./scene/results";
import "./scene/revolution";
import { type Sight, happening } from "./sight";
import type { Chronicle } from "./stage/chronicle";

/** What covers the whole table: a revolution, the results of a round, the end of the match. */
export function overlay(sight: Sight, chronicle: Chronicle): TemplateResult | typeof nothing {
  const { picture, now } = sight;
  if (happening(sight) === "revolutionDeclared") {
    return html`<dm-revolution .sight=${sight} ?greater=${picture.revolution?.greater ?? false} ?still=${lessMotion()}></dm-revolution>`;
  }
  const totals = chronicle.totals(now.stage?.match ?? 0);
  if (now.stage?.doing === "OVER" && !sight.beat) {
    return html`<div class="cover"><dm-final .sight=${sight} .totals=${totals}></dm-final></div>`;
  }
  const scored = (picture.outcome?.scores.length ?? 0) > 0 && !sight.beat && picture.scene?.scene === "shuffling";
  return scored
    ? html`<div class="cover"><dm-results .sight=${sight} .outcome=${picture.outcome} .totals=${totals}></dm-results></div>`
    : nothing;
}
