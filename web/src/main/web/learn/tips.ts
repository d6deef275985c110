import { to } from "../site";
import { buttons, DmElement, element, html } from "../view/element";
import { say } from "../words/words";
import styles from "./tips.css";

const TIPS = ["shed", "pass", "buy", "wait", "save", "jesters"] as const;

/** What good players know. */
@element("dm-learn-tips", buttons, styles)
export class DmLearnTips extends DmElement {
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
        <a class="button main" href=${to("/learn/tutorial")}>${say("web.learn.tutorial")}</a>
        <a class="button" href=${to("/learn/rules")}>${say("web.learn.rules")}</a>
      </p>
    `;
  }
}
