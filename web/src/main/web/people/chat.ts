import { buttons, DmElement, element, fields, html, icon, nothing, property, query } from "../view/element";
import type { TableTalk } from "protocol";
import type { TableStore } from "../store/table-store";
import { has, say } from "../words/words";
import { asSomebody, request } from "./request";
import { emoteFace, EMOTES, shownTalk, speaker } from "./talk";
import styles from "./chat.css";

/** What people say at a table, and what one can say oneself. Event `close`. */
@element("dm-chat", buttons, fields, styles)
export class DmChat extends DmElement {
  @property({ attribute: false }) store!: TableStore;
  @query(".log") private readonly log!: HTMLElement;
  #latest: number | undefined;
  #follows = false;

  protected override readonly drawnBy = () => [this.store.changed];

  /** Whoever opens it wants to read or to write. */
  protected override firstUpdated(): void {
    const writing = matchMedia("(hover: hover)").matches ? this.renderRoot.querySelector<HTMLElement>("#text") : null;
    (writing ?? this.log).focus();
  }

  /** Whoever reads what was said before is left there when more is said. */
  protected override willUpdate(): void {
    const latest = this.store.now.talk?.at(-1)?.number ?? 0;
    this.#follows = latest !== this.#latest && (!this.hasUpdated || isAtEnd(this.log));
    this.#latest = latest;
  }

  protected override updated(): void {
    if (this.#follows) this.log.scrollTop = this.log.scrollHeight;
  }

  override render() {
    const { talk, you, board } = this.store.now;
    const sits = you?.seat !== undefined;
    return html`<section aria-label=${say("web.people.talk")} @keydown=${this.#key}>
      <header>
        <h2>${say("web.people.talk")}</h2>
        <button class="plain" aria-label=${say("web.close")} @click=${this.#close}>
          ${icon("close")}
        </button>
      </header>
      <ol class="log" tabindex="0" aria-label=${say("web.people.said")}>
        ${(talk ?? []).map((it) => this.#line(it))}
        ${(talk ?? []).length === 0 ? html`<li class="soft">${say("web.people.silence")}</li>` : nothing}
      </ol>
      ${this.#emotes()} ${sits ? this.#saying(you.phrases, board?.plan.customs.chat === true) : html`<p class="soft small">${say("web.people.onlookers-listen")}</p>`}
    </section>`;
  }

  #line(talk: TableTalk) {
    return html`<li class=${talk.manner.toLowerCase()}>
      ${speaker(talk)} <span>${shownTalk(talk)}</span>
    </li>`;
  }

  /** Whoever looks on may show what they feel. */
  #emotes() {
    return html`<div class="row emotes" role="group" aria-label=${say("web.people.emotes")}>
        ${EMOTES.map(
          (kind) =>
            html`<button
              class="plain"
              title=${say(`web.people.emote-${kind}`)}
              aria-label=${say(`web.people.emote-${kind}`)}
              @click=${() => asSomebody(this.store, undefined, () => request(this.store, { type: "emote", kind }))}
            >
              ${emoteFace(kind)}
            </button>`,
        )}
      </div>`;
  }

  #saying(phrases: string[], free: boolean) {
    return html`
      ${phrases.length > 0
        ? html`<div class="phrases" role="group" aria-label=${say("web.people.phrases")}>
            ${phrases
              .filter(has)
              .map((key) => html`<button @click=${() => request(this.store, { type: "phrase", key })}>${say(key)}</button>`)}
          </div>`
        : nothing}
      ${free
        ? html`<form @submit=${this.#say}>
            <label class="unseen" for="text">${say("web.people.say")}</label>
            <input id="text" type="text" maxlength="280" autocomplete="off" placeholder=${say("web.people.say")} />
            <button class="main" aria-label=${say("web.people.send")}>${icon("forward")}</button>
          </form>`
        : nothing}
    `;
  }

  #close() {
    this.emit("close");
  }

  /** What is typed here is no move in the game. */
  #key(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") this.#close();
  }

  async #say(event: SubmitEvent) {
    event.preventDefault();
    const input = this.renderRoot.querySelector<HTMLInputElement>("#text");
    const text = input?.value.trim() ?? "";
    if (!input || text === "") return;
    input.value = "";
    if (!(await request(this.store, { type: "say", text }))) input.value = text;
  }
}

function isAtEnd(log: HTMLElement): boolean {
  return log.scrollHeight - log.scrollTop - log.clientHeight < 8;
}
