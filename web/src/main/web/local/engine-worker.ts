import { language } from "../words/words";
import { BUILD } from "./build";
import type { Engine } from "./engine";
import { WORKER } from "./files";
import type { Broken, FromWorker, Told, ToWorker } from "./messages";
import { trouble, type Trouble } from "./trouble";

/** Who is told what a Worker says under their number; after `broken` nothing more comes. */
type Listener = (message: Told | Broken) => void;

/** A Worker with an engine in it. It starts when something is asked of it, and anew when it has broken down. */
export class EngineWorker {
  #worker: Worker | undefined;
  #last = 0;
  readonly #listeners = new Map<number, Listener>();

  /** Has the engine fetched and started, so that it is there when it is wanted. */
  prepare(): void {
    this.say({ kind: "prepare", language: language() });
  }

  /** Has the engine do something. What it throws is an error here. */
  ask<M extends keyof Engine>(method: M, ...given: Parameters<Engine[M]>): Promise<ReturnType<Engine[M]>> {
    return this.answer((number) => ({ kind: "ask", number, language: language(), method, given }) as ToWorker) as Promise<ReturnType<Engine[M]>>;
  }

  /** Says something that has one answer, of which more and more may be done. */
  answer(message: (number: number) => ToWorker, progress?: (done: number, of: number) => void): Promise<unknown> {
    return new Promise((done, failed) => {
      const number = this.converse((told) => {
        if (told.kind === "progress") return progress?.(told.done, told.of);
        this.hangUp(number);
        if (told.kind === "answer") done(told.answer);
        else if (told.kind === "refused") failed(new Error(told.why));
        else failed(trouble(told.kind === "broken" ? told.why : told.kind));
      });
      this.say(message(number));
    });
  }

  /** The number of a conversation. */
  converse(listener: Listener): number {
    this.#listeners.set(++this.#last, listener);
    return this.#last;
  }

  hangUp(number: number): void {
    this.#listeners.delete(number);
  }

  say(message: ToWorker): void {
    this.#worker ??= this.#started();
    this.#worker.postMessage(message);
  }

  /** Ends it, whatever it does; whoever waits for an answer gets none. */
  stop(why = "stopped"): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const all = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const listener of all) listener({ kind: "broken", why });
  }

  #started(): Worker {
    const worker = new Worker(WORKER, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "broken") this.#fail(data.why);
      else if (data.kind !== "here") this.#listeners.get(data.number)?.(data);
      else if (data.build !== BUILD) this.#fail("outdated" satisfies Trouble);
    };
    worker.onerror = ({ message }) => this.#fail(message || ("incomplete" satisfies Trouble)); // its script did not come
    return worker;
  }

  #fail(why: string): void {
    console.error(why);
    this.stop(why);
  }
}

/** The one at which tables are; whoever thinks for long takes one of their own. */
export const tableWorker = new EngineWorker();
