import type { DalmutiMove, DalmutiNow, GrapplesMove, GrapplesNow, NoticeUpdate, TableSeat, TableTalk } from "protocol";
import { type Link, type Reply, type TableRequest, TableSocket } from "../socket/table-socket";
import { events, moves, replaced, type TableEvent, type TableMove } from "../wire/rows";
import { Signal } from "./signal";

type Known<N> = { [K in keyof N]?: NonNullable<N[K]> };

export type DalmutiPicture = Omit<Known<DalmutiNow>, "legal"> & { legal?: DalmutiMove[] };
export type GrapplesPicture = Omit<Known<GrapplesNow>, "legal"> & { legal?: GrapplesMove[] };

/** What every table shows, whatever is played at it. */
type CommonPart = Exclude<keyof DalmutiNow & keyof GrapplesNow, "legal" | "scene">;
export type TablePicture = Pick<DalmutiPicture, CommonPart> & { legal?: TableMove[] };

type PartName = keyof DalmutiNow | keyof GrapplesNow;

/** What one update has changed. */
export interface Change {
  /** Everything is new: at the beginning, and after the connection was lost. Nothing to animate. */
  whole: boolean;
  /** What happened, in order; in a whole change everything of the round. */
  told: readonly TableEvent[];
  /** The picture as it was before. Pictures are never changed, only replaced. */
  before: TablePicture;
  /** The names of the parts that are new. */
  parts: ReadonlySet<PartName>;
}

/** What a store hears a table by. */
export type TableConnection = Pick<
  TableSocket,
  "heard" | "linkChanged" | "link" | "farewell" | "paused" | "ask" | "reopen" | "close"
>;

/** Whether somebody from outside sits there: a person, or a program that plays by itself. */
export function isGuest(seat: TableSeat): boolean {
  return seat.kind === "PERSON" || seat.kind === "PROGRAM";
}

/** All that this viewer knows of one table. */
export class TableStore {
  /** After every update. */
  readonly changed = new Signal<Change>();
  /** When the connection is lost, and when it is back. */
  readonly linkChanged: Signal<Link>;

  /** The picture: the parts of `now`, merged. */
  now: TablePicture = {};
  /** What was told since the cards were shuffled. */
  told: readonly TableEvent[] = [];

  /** Tells events in sentences; the game's element says how. */
  storyteller: (told: readonly TableEvent[]) => string[] = () => [];

  #offset = 0;

  /** A table is usually at the other end of a socket; lessons are told from within the page. */
  constructor(
    readonly code: string,
    readonly socket: TableConnection = new TableSocket(code),
  ) {
    this.linkChanged = this.socket.linkChanged;
    this.socket.heard.listen((update) => this.#merge(update));
  }

  close(): void {
    this.socket.close();
  }

  get link(): Link {
    return this.socket.link;
  }

  get game(): string {
    return this.now.board?.plan.game ?? "dalmuti";
  }

  /** The picture of a table of The Great Dalmuti. */
  get dalmuti(): DalmutiPicture {
    return this.now as DalmutiPicture;
  }

  get grapples(): GrapplesPicture {
    return this.now as unknown as GrapplesPicture;
  }

  /** The seat of a player, by letter. */
  seat(player: string): TableSeat | undefined {
    return this.now.seats?.find((seat) => seat.player === player);
  }

  /** What a player is called. */
  name(player: string): string {
    return this.seat(player)?.name ?? player;
  }

  /** The instant by the server's clock, which all instants of a picture are told by. */
  time(): number {
    return Date.now() + this.#offset;
  }

  /** Says something to the table. */
  ask(wish: TableRequest): Promise<Reply> {
    return this.socket.ask(wish);
  }

  /** Answers the question that waits for this viewer, with one of `now.legal`. */
  answer(move: TableMove): Promise<Reply> {
    return this.ask({ type: "answer", question: this.now.question ?? 0, move });
  }

  #merge(update: NoticeUpdate): void {
    const whole = update.whole === true;
    const before = this.now;
    const game = update.now.board?.plan.game ?? this.game;
    const told = events(game, update.told);
    const shuffled = update.now.since !== undefined && update.now.since !== before.since;
    this.now = merged(game, whole ? {} : before, update.now);
    this.told = whole || shuffled ? told : [...this.told, ...told];
    if (update.now.board) this.#offset = update.now.board.time - Date.now();
    const parts = new Set(Object.keys(update.now) as PartName[]);
    this.changed.emit({ whole, told, before, parts });
  }
}

function merged(game: string, before: TablePicture, now: NoticeUpdate["now"]): TablePicture {
  const { legal, talk } = now as { legal?: unknown[]; talk?: TableTalk[] };
  return {
    ...replaced(before, now),
    ...(legal && { legal: moves(game, legal) }),
    ...(talk && { talk: [...(before.talk ?? []), ...talk] }),
  };
}
