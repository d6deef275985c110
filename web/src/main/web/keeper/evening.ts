import { to } from "../site";
import { buttons, DmElement, element, fields, folds, html, icon, nothing, pages, property, type PropertyValues, state } from "../view/element";
import type { KeeperLedger, KeeperNow, KeeperTap, Player } from "protocol/keeper";
import { hatOf, titleAt, titleName } from "../table/court/rank";
import { cardName } from "../table/words/cards";
import { announce } from "../view/announce";
import { submitted } from "../view/field";
import { showError } from "../view/toast";
import { say } from "../words/words";
import { eveningOf, keepEvening, type KeptEvening, ledgerOf } from "./evenings";
import "./annals";
import styles from "./evening.css";

const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);

/** One evening: what happens is tapped in, and what comes of it is shown. What that is, the engine knows. */
@element("dm-evening", buttons, fields, folds, pages, styles)
export class DmEvening extends DmElement {
  @property() key = "";
  @state() private evening: KeptEvening | undefined;
  @state() private ledger: KeeperLedger | undefined;
  @state() private undone: readonly KeeperTap[] = [];
  /** Those who were tapped as an order of their own, so far. */
  @state() private ordered: readonly Player[] = [];
  @state() private failure = "";
  #turn: Promise<unknown> = Promise.resolve();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("key")) return;
    this.evening = eveningOf(this.key);
    this.ledger = undefined;
    this.undone = [];
    if (this.evening) this.#change((taps) => taps, "web.wait");
  }

  override render() {
    const { ledger, evening } = this;
    if (!evening) return this.#message(say("web-keeper.gone"));
    if (!ledger) return this.#message(this.failure || say("web.wait"));
    return html`<div class="page">
      <header class="row">
        <h1 class="grow">${this.#heading(ledger)}</h1>
        <button class="screen" ?disabled=${evening.taps.length === 0} @click=${this.undo}>${icon("back")}${say("web-keeper.undo")}</button>
        <button class="screen" aria-label=${say("web-keeper.redo")} title=${say("web-keeper.redo")} ?disabled=${this.undone.length === 0} @click=${this.redo}>${icon("forward")}</button>
      </header>
      <div class="stack screen">${this.#doing(ledger)}</div>
      <dm-annals .evening=${evening} .ledger=${ledger}></dm-annals>
      <p class="screen"><a href=${to("/keeper")}>${say("web-keeper.evenings")}</a></p>
    </div>`;
  }

  #message(text: string) {
    return html`<div class="page"><p role="status">${text}</p><p><a class="button" href=${to("/keeper")}>${say("web-keeper.title")}</a></p></div>`;
  }

  #heading({ doing, now, rounds }: KeeperLedger): string {
    if (doing === "OVER") return say("web-keeper.over");
    if (!now) return say("web-keeper.draw");
    return rounds ? say("web-keeper.round-of", now.round, rounds) : say("web-keeper.round", now.round);
  }

  #doing(ledger: KeeperLedger) {
    if (ledger.doing === "DRAWING") return this.#drawing(ledger);
    if (ledger.doing === "SEATING") return this.#seating(ledger);
    return ledger.now ? [this.#duties(ledger, ledger.now), this.#seats(ledger, ledger.now), this.#comings(ledger, ledger.now)] : nothing;
  }

  #drawing({ draws, drawn, order }: KeeperLedger) {
    return html`
      ${draws
        ? html`<section class="panel stack">
            <h2 aria-live="polite">${say("web-keeper.draws", this.#name(draws))}</h2>
            <div class="ranks">
              ${RANKS.map((card) => html`<button @click=${() => this.#tap({ tap: "drawn", card })}>${cardName(card)}</button>`)}
            </div>
            ${drawn.length > 0 ? html`<p>${drawn.map(({ by, card }) => say("web-keeper.drew", this.#name(by), cardName(card))).join(" · ")}</p>` : nothing}
          </section>`
        : nothing}
      <details class="panel" ?open=${!draws}>
        <summary>${say("web-keeper.by-hand")}</summary>
        <p class="small soft">${say("web-keeper.by-hand-text")}</p>
        <ol class="stack">
          ${[...order].sort().map((player) => {
            const at = this.ordered.indexOf(player) + 1;
            return html`<li><button class="seat" aria-pressed=${at > 0} @click=${() => this.#arrange(player, order)}>
              <b class="place">${at || ""}</b><span class="grow">${this.#name(player)}</span>
            </button></li>`;
          })}
        </ol>
      </details>
    `;
  }

  /** The last one is clear when all others are. */
  #arrange(player: Player, all: readonly Player[]) {
    const tapped = this.ordered.includes(player) ? this.ordered.filter((it) => it !== player) : [...this.ordered, player];
    const left = all.filter((it) => !tapped.includes(it));
    this.ordered = left.length > 1 ? tapped : [];
    if (left.length <= 1) this.#tap({ tap: "seated", order: [...tapped, ...left] });
  }

  #seating({ middle, people }: KeeperLedger) {
    const newcomer = this.evening?.taps.at(-1);
    const name = newcomer?.tap === "joined" ? newcomer.name : "";
    return html`<section class="panel stack">
      <h2>${say("web-keeper.where", name)}</h2>
      <div class="row">
        ${middle.map((position) => html`<button class="main" @click=${() => this.#tap({ tap: "placed", position })}>${position}. ${titleName(position, people.length + 1)}</button>`)}
      </div>
    </section>`;
  }

  #duties({ order }: KeeperLedger, now: KeeperNow) {
    const { declared } = now;
    return html`<section class="panel stack duties">
      <ul>
        <li>${say("web-keeper.deals", this.#name(now.dealer))}</li>
        ${declared
          ? html`<li><strong>${say(declared.call === "REVOLUTION" ? "web-keeper.declared" : "web-keeper.declared-greater", this.#name(declared.by))}</strong></li>`
          : nothing}
        ${now.levies.map(({ peon, lord, count }) => html`<li>${say("web-keeper.pays", this.#name(peon), this.#name(lord), count)}</li>`)}
        ${now.levies.length === 0 ? html`<li>${say("web-keeper.no-tax")}</li>` : nothing}
        ${now.trade === "NONE" ? nothing : html`<li>${say("web-keeper.trade")}</li>`}
        <li>${say("web-keeper.leads", this.#name(order[0] ?? ""))}</li>
      </ul>
      ${now.calls.length > 0
        ? html`<details>
            <summary>${say("web-table.revolution")}</summary>
            <p class="small soft">${say("web-keeper.who-declares")}</p>
            <div class="row">
              ${now.calls.map(
                ({ by, call }) => html`<button @click=${() => this.#tap({ tap: "declared", by, call })}>
                  ${say(call === "REVOLUTION" ? "web-keeper.lesser" : "web-keeper.greater", this.#name(by))}
                </button>`,
              )}
            </div>
          </details>`
        : nothing}
    </section>`;
  }

  #seats({ order, people, scored }: KeeperLedger, { out }: KeeperNow) {
    return html`<section class="stack">
      <h2>${say("web-keeper.who-out")}</h2>
      <ol class="stack seats">
        ${order.map((player, i) => {
          const place = out.indexOf(player) + 1;
          const title = titleAt(i + 1, order.length);
          const points = people.find((it) => it.player === player)?.points ?? 0;
          return html`<li><button class="seat ${title}" ?disabled=${place > 0} @click=${() => this.#tap({ tap: "out", player })}>
            <img src=${hatOf(title)} alt="" width="36" height="36" />
            <span class="grow"><strong>${this.#name(player)}</strong><span class="small soft">${titleName(i + 1, order.length)}</span></span>
            ${place > 0
              ? html`<b class="place"><span class="unseen">${say("web-keeper.place")} </span>${place}</b>`
              : scored ? html`<span class="soft">${say("web-keeper.points", points)}</span>` : nothing}
          </button></li>`;
        })}
      </ol>
    </section>`;
  }

  #comings({ order }: KeeperLedger, { open, out, round }: KeeperNow) {
    if (!open) return out.length > 0 || round > 1 ? nothing : html`<p class="small soft">${say("web-keeper.comings-later")}</p>`;
    return html`<details class="panel">
      <summary>${say("web-keeper.comings")}</summary>
      <div class="stack">
        <form class="row" @submit=${this.join}>
          <input type="text" class="grow" maxlength="24" required aria-label=${say("web-keeper.name")} placeholder=${say("web-keeper.name")} />
          <button>${icon("plus")}${say("web-keeper.join")}</button>
        </form>
        <div class="row">
          ${order.map((player) => html`<button @click=${() => this.#tap({ tap: "left", player })}>${say("web-keeper.leaves", this.#name(player))}</button>`)}
        </div>
        <button @click=${() => this.#tap({ tap: "ended" })}>${icon("flag")}${say("web-keeper.end")}</button>
      </div>
    </details>`;
  }

  private readonly join = (event: SubmitEvent) => {
    const name = submitted(event);
    (event.target as HTMLFormElement).reset();
    if (name) this.#tap({ tap: "joined", name });
  };

  #name(player: Player): string {
    return this.ledger?.people.find((it) => it.player === player)?.name ?? player;
  }

  #tap(tap: KeeperTap): void {
    this.undone = [];
    this.#change((taps) => [...taps, tap]);
  }

  private readonly undo = () => {
    const last = this.evening?.taps.at(-1);
    if (!last) return;
    this.undone = [...this.undone, last];
    this.ordered = [];
    this.#change((taps) => taps.slice(0, -1));
  };

  private readonly redo = () => {
    const next = this.undone.at(-1);
    if (!next) return;
    this.undone = this.undone.slice(0, -1);
    this.#change((taps) => [...taps, next]);
  };

  /** One after the other, so that a quick thumb loses nothing; what is refused was never tapped. */
  #change(make: (taps: KeeperTap[]) => KeeperTap[], kind: "" | "web.wait" = ""): void {
    this.#turn = this.#turn.then(async () => {
      if (!this.evening) return;
      const next = { ...this.evening, taps: make(this.evening.taps) };
      try {
        this.ledger = await ledgerOf(next);
        this.evening = next;
        if (kind) return;
        keepEvening(next);
        announce(this.#heading(this.ledger));
      } catch (error) {
        this.failure = error instanceof Error ? error.message : String(error);
        showError(error);
      }
    });
  }
}
