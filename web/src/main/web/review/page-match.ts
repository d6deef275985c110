import { here } from "../site";
import { DmElement, element, html, nothing, pages, property, type PropertyValues, state } from "../view/element";
import type { MatchCard } from "protocol/rest";
import { pageTitle } from "../view/title";
import { match } from "../wire/rest";
import { date, say } from "../words/words";
import { ofMatch, patiently, type Source } from "./source";
import "./dm-review";
import type { Beginning } from "./dm-review";
import styles from "./page-match.css";

/** A match that is over, by its id. */
@element("dm-page-match", pages, styles)
export class DmPageMatch extends DmElement {
  @property() match = "";
  @state() private card: MatchCard | undefined;
  private source: Source | undefined;
  private begin: Beginning = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("match")) return;
    this.source = ofMatch(this.match);
    this.begin = asked();
    this.card = undefined;
    void patiently(() => match(this.match))
      .then((card) => (this.card = card))
      .catch(() => undefined); // the review says what is wrong
  }

  override render() {
    pageTitle(say("web.review.title"));
    return html`<div class="page">
      <div>
        <h1>${say("web.review.title")}</h1>
        ${this.card ? html`<p class="soft">${this.#told(this.card)}</p>` : nothing}
      </div>
      <dm-review .source=${this.source} .begin=${this.begin}></dm-review>
    </div>`;
  }

  #told({ results, ended }: MatchCard) {
    const points = (it: MatchCard["results"][number]) => (it.points === undefined ? "" : `\u00a0(${it.points})`); // SCORE-1
    const names = results.map((it) => `${it.place}.\u00a0${it.name}${points(it)}`).join(" · ");
    return html`${names}<br />${date(ended)}`;
  }
}

/** `?round=3&move=120` */
function asked(): Beginning {
  const query = here().searchParams;
  const whole = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined);
  return { round: whole("round"), step: whole("move") };
}
