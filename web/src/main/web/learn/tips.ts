import { css, html } from "lit";
import { customElement } from "lit/decorators.js";
import { buttons, shared } from "../look/shared";
import { DmElement } from "../view/element";
import { say } from "../words/words";

const TIPS = ["shed", "pass", "buy", "wait", "save", "jesters"] as const;

/** What good players know. */
@customElement("dm-learn-tips")
export class DmLearnTips extends DmElement {
  static override styles = [
    shared,
    buttons,
    css`
      ol {
        display: grid;
        gap: var(--space-4);
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        counter-reset: tip;
      }
      li {
        counter-increment: tip;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
        align-content: start;
      }
      li::before {
        content: counter(tip);
        grid-row: span 2;
        display: grid;
        place-items: center;
        width: 2.4rem;
        height: 3.2rem;
        border-radius: var(--radius-s);
        border: 2px solid var(--gold);
        background: var(--raised);
        color: var(--accent);
        font-family: var(--serif);
        font-size: var(--text-l);
        font-weight: 700;
      }
      .row {
        margin-top: var(--space-4);
      }
    `,
  ];

  override render() {
    return html`
      <ol>
        ${TIPS.map(
          (tip) =>
            html`<li class="panel">
              <h2>${say(`web.learn.tip-${tip}`)}</h2>
              <p>${say(`web.learn.tip-${tip}-text`)}</p>
            </li>`,
        )}
      </ol>
      <p class="row">
        <a class="button main" href="/learn/tutorial">${say("web.learn.tutorial")}</a>
        <a class="button" href="/learn/rules">${say("web.learn.rules")}</a>
      </p>
    `;
  }
}
