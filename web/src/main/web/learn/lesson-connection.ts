import type { DalmutiMove, NoticeUpdate } from "protocol";
import type { Link, Reply, TableRequest } from "../socket/table-socket";
import { Signal } from "../store/signal";
import type { TableConnection } from "../store/table-store";

/** Stands in for the socket of a table: it tells a lesson, and hands on what the learner answers. */
export class LessonConnection implements TableConnection {
  readonly heard = new Signal<NoticeUpdate>();
  readonly linkChanged = new Signal<Link>();
  readonly link = "open";
  readonly farewell = undefined;
  readonly paused = undefined;

  /** @param judge says what comes of an answer of the learner's */
  constructor(private readonly judge: (move: DalmutiMove) => Reply) {}

  tell(update: NoticeUpdate): void {
    this.heard.emit(update);
  }

  ask(wish: TableRequest): Promise<Reply> {
    return Promise.resolve(wish.type === "answer" ? this.judge(wish.move as DalmutiMove) : { kind: "done" });
  }

  reopen(): void {}

  close(): void {}
}
