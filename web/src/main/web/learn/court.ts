import { buttons, DmElement, element, html, nothing, state } from "../view/element";
import { table } from "../view/table";
import { showError } from "../view/toast";
import { card, language, type Language, LANGUAGES, say, title } from "../words/words";
import { chairOf, hatOf, type Title } from "../table/court/rank";
import styles from "./court.css";

const CARDS = Array.from({ length: 13 }, (_, index) => index + 1);
const TITLES: readonly Title[] = ["greater-dalmuti", "lesser-dalmuti", "merchant", "lesser-peon", "greater-peon"];

type Names = Record<string, string>;

/** The cards and the titles of the court by their names, in one language or in all (CARD-4, WHO-2). */
@element("dm-learn-court", buttons, styles)
export class DmLearnCourt extends DmElement {
  @state() private others: Partial<Record<Language, Names>> = {};

  override render() {
    const shown = Object.keys(this.others).length > 0 ? (Object.keys(LANGUAGES) as Language[]) : [language()];
    return html`
      <p>${say("web.learn.court-text")}</p>
      ${shown.length > 1
        ? nothing
        : html`<p><button @click=${() => void this.#fetch()}>${say("web.learn.all-languages")}</button></p>`}
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web.learn.cards")}>${this.#cards(shown)}</div>
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web.learn.titles")}>${this.#titles(shown)}</div>
    `;
  }

  #cards(shown: Language[]) {
    const rows = CARDS.map(
      (rank) => html`<tr>
        <td class="picture"><img src="art/card-${rank}.svg" alt="" loading="lazy" /></td>
        <td class="rank">${rank}</td>
        <td class="many">${rank === 13 ? 2 : rank}</td>
        ${this.#names(shown, `card ${rank}`, card(rank))}
      </tr>`,
    );
    return table([html`<td></td>`, say("web.learn.rank"), say("web.learn.how-many"), ...languages(shown)], rows, say("web.learn.cards"));
  }

  #titles(shown: Language[]) {
    const rows = TITLES.map(
      (id) => html`<tr>
        <td class="picture"><img src=${hatOf(id)} alt="" loading="lazy" /><img src=${chairOf(id)} alt="" loading="lazy" /></td>
        <td>${say(`web.learn.is-${id}`)}</td>
        ${this.#names(shown, `title ${id}`, title(id))}
      </tr>`,
    );
    return table([html`<td></td>`, say("web.learn.position"), ...languages(shown)], rows, say("web.learn.titles"));
  }

  #names(shown: Language[], key: string, spoken: string) {
    return shown.map((it) => html`<td lang=${it}>${it === language() ? spoken : (this.others[it]?.[key] ?? "")}</td>`);
  }

  async #fetch(): Promise<void> {
    try {
      const tags = Object.keys(LANGUAGES) as Language[];
      const books = await Promise.all(
        tags.map(async (tag) => (await (await fetch(`words/${tag}.json`)).json()) as { names: Names }),
      );
      this.others = Object.fromEntries(tags.map((tag, index) => [tag, books[index]?.names ?? {}]));
    } catch {
      showError(new Error(say("web.unreachable")));
    }
  }
}

function languages(shown: Language[]) {
  return shown.map((it) => html`<th scope="col" lang=${it}>${LANGUAGES[it]}</th>`);
}
