import { to } from "../site";
import { buttons, DmElement, element, html, icon, nothing, property } from "../view/element";
import { pageTitle } from "../view/title";
import { say } from "../words/words";
import "./chapters";
import styles from "./page-learn.css";

const CHAPTERS = {
  tutorial: { icon: "person", draw: () => html`<dm-tutorial></dm-tutorial>` },
  grapples: { icon: "cards", draw: () => html`<dm-tutorial game="grapples"></dm-tutorial>` },
  rules: { icon: "book", draw: () => html`<dm-learn-rules></dm-learn-rules>` },
  tips: { icon: "smile", draw: () => html`<dm-learn-tips></dm-learn-tips>` },
  lab: { icon: "people", draw: () => html`<dm-learn-lab></dm-learn-lab>` },
  court: { icon: "crown", draw: () => html`<dm-learn-court></dm-learn-court>` },
} as const;
type Chapter = keyof typeof CHAPTERS;

/** How the games are learnt; `chapter` is one of these, or empty for all of them. */
@element("dm-page-learn", buttons, styles)
export class DmPageLearn extends DmElement {
  @property() chapter = "";

  override render() {
    const chapter = chapterOf(this.chapter);
    const heading = say(chapter ? `web.learn.${chapter}` : "web.learn");
    pageTitle(heading);
    return html`
      <div class="head ${chapter ?? ""}">
        ${chapter && chapter !== "tutorial" && chapter !== "grapples" ? html`<a href=${to("/learn")}>${icon("back")}${say("web.learn")}</a>` : nothing}
        <h1>${heading}</h1>
      </div>
      ${chapter ? CHAPTERS[chapter].draw() : this.#index()}
    `;
  }

  #index() {
    return html`
      <p>${say("web.learn.text")}</p>
      <ul class="chapters">
        ${Object.entries(CHAPTERS).map(
          ([chapter, { icon: drawing }]) =>
            html`<li>
              <a class="panel" href=${to(`/learn/${chapter}`)}>
                <h2>${icon(drawing)}${say(`web.learn.${chapter}`)}</h2>
                <p>${say(`web.learn.${chapter}-text`)}</p>
              </a>
            </li>`,
        )}
      </ul>
    `;
  }
}

function chapterOf(name: string): Chapter | undefined {
  return Object.hasOwn(CHAPTERS, name) ? (name as Chapter) : undefined;
}
