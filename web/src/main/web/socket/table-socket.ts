import type { Notice, NoticeFarewell, NoticeUpdate, Request, TableProspect } from "protocol";
import { Signal } from "../store/signal";
import { guest } from "../wire/guest";
import { byKind, type ByKind } from "../wire/kinds";
import { readable } from "../wire/refusal";
import { language } from "../words/words";
import { type Line, lineTo } from "./line";

/** `lost` heals by itself; `gone` does not, and says why. */
export type Link = "opening" | "open" | "lost" | "gone";

export type Farewell = NoticeFarewell["why"];

/** How a request was answered. */
export type Reply =
  | { kind: "done" }
  | { kind: "refused"; rule: string; key: string; text: string }
  | { kind: "advice"; advice: TableProspect[] };

type Numbered = Extract<Request, { ack: number }>;
type Unnumbered<R> = R extends Numbered ? Omit<R, "ack"> : never;
/** A request without its number, which the socket gives it. */
export type TableRequest = Unnumbered<Request>;

interface Pending {
  request: Numbered;
  answer: (reply: Reply) => void;
}

const FINAL: readonly Farewell[] = ["ELSEWHERE", "NONSENSE", "NOT_WELCOME", "NO_SUCH_TABLE", "DAMAGED"];
const FIRST_WAIT = 1_000;
const MOVING_WAIT = 200;
const LONGEST_WAIT = 30_000;
const PING_EVERY = 15_000;
const PATIENCE = 8_000;
const SHORT_PATIENCE = 3_000;

/** One viewer's socket at one table. It comes back by itself, and says again what got no answer. */
export class TableSocket {
  readonly heard = new Signal<NoticeUpdate>();
  readonly linkChanged = new Signal<Link>();

  link: Link = "opening";
  farewell: Farewell | undefined;
  /** Why everybody waits, while the server can't keep moves. */
  paused: string | undefined;

  #socket: Line | undefined;
  #expected = 1;
  // A page that was loaded anew must not count from 1: what it says would be taken for a repetition.
  #ack = 1 + Math.floor(Math.random() * 1_000_000_000);
  #pending = new Map<number, Pending>();
  #wait = FIRST_WAIT;
  #retry: number | undefined;
  #pulse: number | undefined;
  #alarm: number | undefined;
  readonly #comeBack = () => this.#hurry();

  /** Somebody comes as who they are on this device, or as nobody. */
  constructor(
    readonly code: string,
    private readonly as: "myself" | "nobody" = "myself",
  ) {
    addEventListener("online", this.#comeBack);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#open();
  }

  /** Says something; it is said again, on the next socket too, until it is answered. */
  ask(wish: TableRequest): Promise<Reply> {
    const request = { ...wish, ack: ++this.#ack } as Numbered;
    return new Promise((answer) => {
      this.#pending.set(request.ack, { request, answer });
      if (this.link === "open") this.#send(request);
    });
  }

  /** Comes in anew, as whoever one is by now, in the language that is spoken by now. */
  reopen(): void {
    this.#drop();
    this.#become("opening");
    this.#open();
  }

  close(): void {
    removeEventListener("online", this.#comeBack);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#drop();
    this.#become("gone");
  }

  #open(): void {
    const socket = lineTo(this.code);
    this.#socket = socket;
    this.#expected = 1;
    this.paused = undefined;
    socket.onopen = () => this.#send({ type: "hello", token: (this.as === "myself" && guest()?.token) || "", language: language() });
    socket.onmessage = (message) => {
      this.#calm();
      byKind(this.#hears, "type", JSON.parse(String(message.data)) as Notice);
    };
    socket.onclose = () => this.#lose();
  }

  readonly #hears: ByKind<Notice, "type", void> = {
    update: (update) => this.#update(update),
    done: ({ ack }) => this.#answer(ack, { kind: "done" }),
    refused: ({ ack, rule, key, text }) => this.#answer(ack, { kind: "refused", rule, key, text: readable(rule, text) }),
    advice: ({ ack, advice }) => this.#answer(ack, { kind: "advice", advice }),
    pause: ({ over, text }) => {
      this.paused = over ? undefined : text;
      this.linkChanged.emit(this.link);
    },
    farewell: ({ why }) => {
      this.farewell = why;
    },
  };

  #update(update: NoticeUpdate): void {
    if (update.n !== this.#expected && !update.whole) {
      this.#send({ type: "resync" });
      return;
    }
    this.#expected = update.n + 1;
    this.heard.emit(update);
    this.#answer(update.ack, { kind: "done" });
    if (this.link !== "open") this.#welcome();
  }

  /** The first picture is there: now what waits can be said. */
  #welcome(): void {
    this.farewell = undefined;
    this.#wait = FIRST_WAIT;
    this.#become("open");
    for (const { request } of this.#pending.values()) this.#send(request);
    clearInterval(this.#pulse);
    this.#pulse = window.setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(patience = PATIENCE): void {
    this.#send({ type: "ping", ack: ++this.#ack });
    this.#alarm ??= window.setTimeout(() => {
      this.#socket?.abort?.();
      this.#lose();
    }, patience);
  }

  #calm(): void {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
  }

  #answer(ack: number | undefined, reply: Reply): void {
    const pending = ack === undefined ? undefined : this.#pending.get(ack);
    if (!pending) return;
    this.#pending.delete(pending.request.ack);
    pending.answer(reply);
  }

  #lose(): void {
    this.#drop();
    if (this.farewell && FINAL.includes(this.farewell)) {
      this.#become("gone");
      return;
    }
    this.#become("lost");
    // A table that moves is soon there again; where it is not, the whole server is gone.
    const wait = this.farewell === "MOVING" ? MOVING_WAIT : this.#wait;
    if (!this.farewell) this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.farewell = undefined;
    this.#retry = window.setTimeout(() => this.#open(), wait * (0.5 + Math.random()));
  }

  /** The network or the person is back: no reason to wait any longer, nor to trust a line that may have died in its sleep. */
  #hurry(): void {
    if (document.visibilityState !== "visible") return;
    if (this.link === "open") this.#ping(SHORT_PATIENCE);
    if (this.link !== "lost") return;
    this.#wait = FIRST_WAIT;
    this.reopen();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#calm();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.linkChanged.emit(link);
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }
}
