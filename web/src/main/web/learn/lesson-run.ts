import type { NoticeUpdate } from "protocol";
import type { LessonsLesson } from "protocol/rest";
import type { Link, Reply, TableRequest } from "../socket/table-socket";
import { pace } from "../store/settings";
import { Signal } from "../store/signal";
import { type TableConnection, TableStore } from "../store/table-store";
import type { TableMove } from "../wire/rows";

/** `telling`: something happens; `asking`: the learner is asked; `again`: that was not it; `over`: learnt. */
export type Moment = "telling" | "asking" | "again" | "over";

/** How long a move stays to be seen before the next, in milliseconds at the usual speed. */
const BETWEEN = 900;

/** A lesson while it is given: a table without a server, whose socket it stands in for. */
export class LessonRun implements TableConnection {
  readonly changed = new Signal();
  readonly heard = new Signal<NoticeUpdate>();
  readonly linkChanged = new Signal<Link>();
  readonly link = "open";
  readonly farewell = undefined;
  readonly paused = undefined;
  readonly store = new TableStore("", this);
  moment: Moment = "telling";
  step = 0;

  #timer: number | undefined;
  #closed = false;

  /** @param lesson may be replaced by the same in another language */
  constructor(public lesson: LessonsLesson) {}

  begin(): void {
    this.#tell(this.lesson.steps[0]?.updates ?? [], () => this.#become("asking"));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  reopen(): void {}

  ask(wish: TableRequest): Promise<Reply> {
    return Promise.resolve(wish.type === "answer" ? this.#judged(wish.move as TableMove) : { kind: "done" });
  }

  /** What is said at this moment. */
  get text(): string {
    const step = this.lesson.steps[this.step];
    if (this.moment === "over" || !step) return this.lesson.end;
    return this.moment === "again" ? step.otherwise : step.text;
  }

  /** Makes the wanted move, for whoever would rather look on. */
  show(): void {
    const step = this.lesson.steps[this.step];
    if (step && this.#waits) this.#goOn();
  }

  get #waits(): boolean {
    return this.moment === "asking" || this.moment === "again";
  }

  #judged(move: TableMove): Reply {
    const step = this.lesson.steps[this.step];
    if (!step || !this.#waits) return { kind: "done" };
    if (same(move, step.wanted as TableMove)) {
      this.#goOn();
      return { kind: "done" };
    }
    this.#become("again");
    return { kind: "refused", rule: "", key: "", text: "" }; // the lesson itself says why
  }

  #goOn(): void {
    this.step++;
    this.#become("telling");
    const next = this.lesson.steps[this.step];
    this.#tell(next?.updates ?? this.lesson.updates, () => this.#become(next ? "asking" : "over"));
  }

  /** Tells updates one after another; the first at once. */
  #tell(updates: readonly unknown[], done: () => void): void {
    if (this.#closed) return;
    const [first, ...others] = updates;
    if (!first) {
      done();
      return;
    }
    this.heard.emit(first as NoticeUpdate);
    const wait = others.length === 0 ? 0 : BETWEEN * pace();
    this.#timer = window.setTimeout(() => this.#tell(others, done), wait);
  }

  #become(moment: Moment): void {
    this.moment = moment;
    this.changed.emit();
  }
}

/** Whether two moves are the same, in whatever order their cards are listed. */
function same(one: TableMove, other: TableMove): boolean {
  return canonical(one) === canonical(other);
}

/** Backs are all alike. */
function canonical(move: TableMove): string {
  const plain = move.move === "payBack" ? { ...move, cards: [...move.cards].sort((a, b) => a - b) } : move.move === "point" ? { move: move.move } : move;
  return JSON.stringify(Object.entries(plain).sort(([a], [b]) => a.localeCompare(b)));
}
