import { to } from "../site";
import { buttons, DmElement, element, html, icon, nothing, property, state } from "../view/element";
import { keyed } from "lit/directives/keyed.js";
import type { LessonsLesson } from "protocol/rest";
import { playNow } from "../home/quick-start";
import { keep, keptList } from "../store/local-storage";
import { unreachable } from "../store/network";
import { lessons } from "../wire/desk";
import { announce } from "../view/announce";
import { showError } from "../view/toast";
import { languageChanged, say } from "../words/words";
import { drawnGame, fetchGame } from "../people/game";
import "./first-look";
import { LessonRun } from "./lesson-run";
import styles from "./tutorial.css";

/** The lessons that were learnt on this device. */
const LEARNT = "dalmuti.learnt";

/** Guided moments at a real table, one lesson after another. */
@element("dm-tutorial", buttons, styles)
export class DmTutorial extends DmElement {
  @property() game = "dalmuti";
  /** Before the first lesson of The Great Dalmuti, what it is all about. */
  @state() private first = !keptList(LEARNT).includes("lead");
  @state() private ready = "";
  @state() private lessons: LessonsLesson[] = [];
  @state() private at = 0;
  private run: LessonRun | undefined;

  protected override whenShown(): void {
    this.follow(languageChanged, () => this.#fetch());
    this.follow(unreachable, (now) => now || this.run || this.#fetch());
    this.whenGone(() => this.run?.close());
    this.#fetch();
  }

  #fetch(): void {
    fetchGame(this.game).then(() => (this.ready = this.game), showError);
    lessons(this.game).then((all) => this.#take(all)).catch(showError);
  }

  #take(lessons: LessonsLesson[]): void {
    this.lessons = lessons;
    const same = lessons[this.at];
    if (this.run && same?.name === this.run.lesson.name) this.run.lesson = same;
    else if (!this.isFirst) this.#begin(this.at);
  }

  private get isFirst(): boolean {
    return this.first && this.game === "dalmuti";
  }

  #go(): void {
    this.first = false;
    this.#begin(0);
  }

  #begin(at: number): void {
    const lesson = this.lessons[at];
    if (!lesson) return;
    this.run?.close();
    this.at = at;
    const run = new LessonRun(lesson);
    this.run = run;
    run.changed.listen(() => {
      if (run.moment === "over") keep(LEARNT, [...new Set([...keptList(LEARNT), lesson.name])]);
      if (run.moment !== "telling") announce(run.text);
      this.requestUpdate();
    });
    run.begin();
    this.requestUpdate();
  }

  override render() {
    const { run } = this;
    if (this.isFirst) return html`${this.back()}<dm-first-look @go=${() => this.#go()}></dm-first-look>`;
    if (!run) return html`<p role="status">${say("web.wait")}</p>`;
    return html`
      ${this.back()}
      <nav aria-label=${say("web.learn.lessons")}>
        <ol>
          ${this.game === "dalmuti" ? this.basics() : nothing} ${this.lessons.map((lesson, at) => this.choice(lesson, at))}
        </ol>
      </nav>
      <h2 class="unseen">${run.lesson.title}</h2>
      <div class="lesson">${this.word(run)}
      <div class="table">${this.table(run)}</div></div>
    `;
  }

  private back() {
    return html`<a class="button plain back" href=${to("/learn")} aria-label=${say("web.learn")}>${icon("close")}</a>`;
  }

  /** Another lesson is another table: the old one is not made to look like the new. */
  private table(run: LessonRun) {
    return keyed(run, html`${drawnGame(run.store, this.ready)}`);
  }

  private choice(lesson: LessonsLesson, at: number) {
    const done = keptList(LEARNT).includes(lesson.name);
    const now = at === this.at;
    return html`<li class=${now ? "now" : ""}>
      <button aria-current=${now ? "step" : nothing} @click=${() => this.#begin(at)}>
        <span class="number">${at + 1}</span>
        <span class="name">${lesson.title}</span>
        ${done ? html`<span class="done">${icon("check")}<span class="unseen">${say("web.learn.done")}</span></span>` : nothing}
      </button>
    </li>`;
  }

  private basics() {
    return html`<li>
      <button @click=${() => (this.first = true)}><span class="number">0</span> <span class="name">${say("web.learn.first")}</span></button>
    </li>`;
  }

  private word(run: LessonRun) {
    const last = this.at === this.lessons.length - 1;
    const telling = run.moment === "telling";
    return html`<section class="panel word ${run.moment}">
      <strong class="here" aria-hidden="true">${run.lesson.title}</strong>
      <p>${telling ? say("web.learn.look") : run.text}</p>
      <div class="row" ?hidden=${run.moment === "telling" || run.moment === "asking"}>
        ${run.moment === "again" ? html`<button @click=${() => run.show()}>${say("web.learn.show")}</button>` : nothing}
        ${run.moment === "over"
          ? html`
              ${last ? this.afterwards() : this.next()}
              <button class="plain" @click=${() => this.#begin(this.at)}>${icon("again")}${say("web.learn.again")}</button>
            `
          : nothing}
      </div>
    </section>`;
  }

  private next() {
    return html`<button class="main" @click=${() => this.#begin(this.at + 1)}>
      ${say("web.learn.next", this.lessons[this.at + 1]?.title ?? "")}${icon("forward")}
    </button>`;
  }

  private afterwards() {
    return html`
      <button class="main" @click=${() => void playNow(this.game).catch(showError)}>${say("web.play-now")}</button>
      ${this.game === "dalmuti" ? html`<a class="button" href=${to("/learn/tips")}>${say("web.learn.tips")}</a>` : nothing}
    `;
  }
}
