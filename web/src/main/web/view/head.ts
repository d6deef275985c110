import { css, html } from "lit";
import { customElement } from "lit/decorators.js";
import { buttons, fields, shared } from "../look/shared";
import { moved } from "../router";
import { set, settings, settingsChanged, type Theme } from "../store/settings";
import { isLanguage, LANGUAGES, say } from "../words/words";
import { DmElement } from "./element";
import { type Icon, icon } from "./icon";
import { isPlaying, placeChanged } from "./place";

const THEMES: Record<Theme, { next: Theme; icon: Icon }> = {
  auto: { next: "light", icon: "halfmoon" },
  light: { next: "dark", icon: "sun" },
  dark: { next: "auto", icon: "moon" },
};

/** The head of every page: the name of the house, where to go, and three switches. */
@customElement("dm-head")
export class DmHead extends DmElement {
  static override styles = [
    shared,
    buttons,
    fields,
    css`
      header {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-height: var(--header);
        padding: 0 max(var(--space-2), env(safe-area-inset-right)) 0 max(var(--space-3), env(safe-area-inset-left));
        background: var(--felt-deep);
        color: var(--on-felt);
        border-bottom: 3px solid var(--gold-bright);
      }
      .brand {
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--target);
        color: inherit;
        text-decoration: none;
        font-family: var(--serif);
        font-size: var(--text-l);
        letter-spacing: 0.02em;
      }
      .brand img {
        width: 2rem;
        height: 2rem;
      }
      nav {
        display: flex;
        flex: 1;
        justify-content: flex-end;
      }
      nav .button,
      button.plain {
        color: inherit;
        padding: var(--space-2);
      }
      nav .button:hover,
      button.plain:hover {
        background: rgb(255 255 255 / 12%);
      }
      nav .button[aria-current="page"] {
        box-shadow: inset 0 -3px 0 var(--gold-bright);
        border-radius: 0;
      }
      .language {
        position: relative;
        display: inline-flex;
      }
      select {
        width: auto;
        max-width: 8.2rem;
        color: inherit;
        background: transparent;
        border-color: transparent;
        padding-left: 2.2rem;
      }
      option {
        color: var(--ink);
        background: var(--raised);
      }
      .language .icon {
        position: absolute;
        left: 0.6rem;
        top: 50%;
        translate: 0 -50%;
        pointer-events: none;
      }
      :focus-visible {
        outline-color: #9cc8ff;
      }
      @media (max-width: 46rem), (max-height: 34rem) {
        :host([playing]) {
          display: none;
        }
      }
      @media (max-width: 46rem) {
        .brand span,
        nav .text {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        select {
          width: var(--target);
          padding: 0;
          color: transparent;
        }
        .language .icon {
          left: 50%;
          translate: -50% -50%;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(settingsChanged);
    this.follow(moved);
    this.follow(placeChanged, () => this.toggleAttribute("playing", isPlaying()));
  }

  override render() {
    const { theme, sound } = settings();
    return html`<header>
      <a class="brand" href="/"><img src="/art/icon.svg" alt="" /><span>Dalmuti</span></a>
      <nav aria-label=${say("web.navigation")}>
        ${this.link("/tables", "people", say("web.tables"))} ${this.link("/learn", "book", say("web.learn"))}
        ${this.link("/me", "person", say("web.me"))}
      </nav>
      <span class="language">
        ${icon("globe")}
        <select aria-label=${say("web.language")} @change=${this.speak}>
          ${Object.entries(LANGUAGES).map(
            ([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === settings().language}>${name}</option>`,
          )}
        </select>
      </span>
      <button
        class="plain"
        title=${say(`web.theme-${theme}`)}
        aria-label=${say("web.theme", say(`web.theme-${theme}`))}
        @click=${() => set({ theme: THEMES[theme].next })}
      >
        ${icon(THEMES[theme].icon)}
      </button>
      <button
        class="plain"
        aria-pressed=${sound}
        title=${say("web.sound")}
        aria-label=${say("web.sound")}
        @click=${() => set({ sound: !sound })}
      >
        ${icon(sound ? "sound" : "silence")}
      </button>
    </header>`;
  }

  private link(path: string, drawing: Icon, text: string) {
    const here = location.pathname.startsWith(path);
    return html`<a class="button plain" href=${path} title=${text} aria-current=${here ? "page" : "false"}
      >${icon(drawing)}<span class="text">${text}</span></a
    >`;
  }

  private speak(event: Event) {
    const tag = (event.target as HTMLSelectElement).value;
    if (isLanguage(tag)) set({ language: tag });
  }
}
