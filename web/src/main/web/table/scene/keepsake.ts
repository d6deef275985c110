import type { Player } from "protocol";
import { sharePicture } from "../../people/keepsake";
import { portraitOf } from "../../people/portrait";
import { html, icon, type TemplateResult } from "../../view/element";
import { showError } from "../../view/toast";
import { say } from "../../words/words";
import { hatOf, titleAt } from "../court/rank";
import { hasPoints, type Sight } from "../sight";

/** A button that shares a picture of how a round or a match ended, drawn here. */
export function sharing(sight: Sight, headline: string): TemplateResult {
  return html`<button class="share" @click=${() => void share(sight, headline).catch(showError)}>${icon("share")}${say("web-table.share")}</button>`;
}

function share(sight: Sight, headline: string): Promise<void> {
  const { picture, store } = sight;
  const people = ranked(sight).map((player) => ({
    face: portraitOf(store, player),
    hat: hatOf(titleAt(picture.order.indexOf(player) + 1, picture.order.length)),
    name: store.name(player),
    points: hasPoints(sight) ? String(picture.scores[player] ?? 0) : "",
    mine: player === sight.me,
  }));
  return sharePicture(title(sight), headline, people);
}

/** A revolution outshines how the round ended. */
function title({ picture }: Sight): string {
  const { revolution } = picture;
  return revolution ? say(revolution.greater ? "web-table.greater-revolution" : "web-table.revolution") : "";
}

function ranked({ picture, now }: Sight): Player[] {
  if (now.stage?.doing !== "OVER" || now.scores === undefined) return picture.order;
  return Object.entries(picture.scores).sort(([, a], [, b]) => b - a).map(([player]) => player);
}
