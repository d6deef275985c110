import { buttons, DmElement, element, html, icon, type Icon, nothing, property, state, type TemplateResult } from "../view/element";
import { pageTitle } from "../view/title";
import { showError } from "../view/toast";
import { say } from "../words/words";
import styles from "./page-learn.css";

const CHAPTERS = ["tutorial", "rules", "tips", "court"] as const;
type Chapter = (typeof CHAPTERS)[number];

const ICONS: Record<Chapter, Icon> = { tutorial: "person", rules: "book", tips: "smile", court: "crown" };

/** How the games are learnt; `chapter` is one of the four, or empty for all of them. */
@element("dm-page-learn", buttons, styles)
export class DmPageLearn extends DmElement {
  @property() chapter = "";
  @state() private ready = false;

  override willUpdate(): void {
    if (this.ready || !chapterOf(this.chapter)) return;
    import("./chapters").then(() => (this.ready = true), showError);
  }

  override render() {
    const chapter = chapterOf(this.chapter);
    const heading = say(chapter ? `web.learn.${chapter}` : "web.learn");
    pageTitle(heading);
    return html`
      <div class="head ${chapter ?? ""}">
        ${chapter ? html`<a href="/learn">${icon("back")}${say("web.learn")}</a>` : nothing}
        <h1>${heading}</h1>
      </div>
      ${chapter ? this.content(chapter) : this.index()}
    `;
  }

  private content(chapter: Chapter) {
    return this.ready ? DRAW[chapter]() : html`<p role="status">${say("web.wait")}</p>`;
  }

  private index() {
    return html`
      <p>${say("web.learn.text")}</p>
      <ul class="chapters">
        ${CHAPTERS.map(
          (chapter) =>
            html`<li>
              <a class="panel" href="/learn/${chapter}">
                <h2>${icon(ICONS[chapter])}${say(`web.learn.${chapter}`)}</h2>
                <p>${say(`web.learn.${chapter}-text`)}</p>
              </a>
            </li>`,
        )}
      </ul>
    `;
  }
}

const DRAW: Record<Chapter, () => TemplateResult> = {
  tutorial: () => html`<dm-tutorial></dm-tutorial>`,
  rules: () => html`<dm-learn-rules></dm-learn-rules>`,
  tips: () => html`<dm-learn-tips></dm-learn-tips>`,
  court: () => html`<dm-learn-court></dm-learn-court>`,
};

function chapterOf(name: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter === name);
}
