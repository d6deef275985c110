import { html, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { buttons, shared } from "../look/shared";
import { DmElement } from "../view/element";
import { complain } from "../view/toast";
import { card, language, LANGUAGES, type Language, say, title } from "../words/words";
import styles from "./court.css";

const CARDS = Array.from({ length: 13 }, (_, index) => index + 1);
const TITLES = ["greater-dalmuti", "lesser-dalmuti", "merchant", "lesser-peon", "greater-peon"];

type Names = Record<string, string>;

/** The cards and the titles of the court by their names, in one language or in all (CARD-4, WHO-2). */
@customElement("dm-learn-court")
export class DmLearnCourt extends DmElement {
  static override styles = [shared, buttons, unsafeCSS(styles)];

  @state() private others: Partial<Record<Language, Names>> = {};

  override render() {
    const shown = Object.keys(this.others).length > 0 ? (Object.keys(LANGUAGES) as Language[]) : [language()];
    return html`
      <p>${say("web.learn.court-text")}</p>
      ${shown.length > 1
        ? html``
        : html`<p><button @click=${() => void this.#fetch()}>${say("web.learn.all-languages")}</button></p>`}
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web.learn.cards")}>${this.cards(shown)}</div>
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web.learn.titles")}>${this.titles(shown)}</div>
    `;
  }

  private cards(shown: Language[]) {
    return html`<table>
      <caption>
        ${say("web.learn.cards")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say("web.learn.rank")}</th>
          <th scope="col">${say("web.learn.how-many")}</th>
          ${shown.map((it) => html`<th scope="col" lang=${it}>${LANGUAGES[it]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${CARDS.map(
          (rank) =>
            html`<tr>
              <td class="rank">${rank}</td>
              <td class="many">${rank === 13 ? 2 : rank}</td>
              ${shown.map((it) => html`<td lang=${it}>${this.#name(it, `card ${rank}`, card(rank))}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  private titles(shown: Language[]) {
    return html`<table>
      <caption>
        ${say("web.learn.titles")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say("web.learn.position")}</th>
          ${shown.map((it) => html`<th scope="col" lang=${it}>${LANGUAGES[it]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${TITLES.map(
          (id) =>
            html`<tr>
              <td>${say(`web.learn.is-${id}`)}</td>
              ${shown.map((it) => html`<td lang=${it}>${this.#name(it, `title ${id}`, title(id))}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #name(of: Language, key: string, spoken: string): string {
    return of === language() ? spoken : (this.others[of]?.[key] ?? "");
  }

  async #fetch(): Promise<void> {
    try {
      const tags = Object.keys(LANGUAGES) as Language[];
      const books = await Promise.all(
        tags.map(async (tag) => (await (await fetch(`/words/${tag}.json`)).json()) as { names: Names }),
      );
      this.others = Object.fromEntries(tags.map((tag, index) => [tag, books[index]?.names ?? {}]));
    } catch {
      complain(new Error(say("web.unreachable")));
    }
  }
}
