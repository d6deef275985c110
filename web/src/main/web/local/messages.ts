import type { TablePlan } from "protocol";
import type { Farewell } from "../socket/table-socket";
import type { Engine } from "./engine";

/** A method of the engine with what it is given. */
type Call = { [M in keyof Engine]: { method: M; given: Parameters<Engine[M]> } }[keyof Engine];

/** What a page says to its Worker; what it asks and every line to a table has a number. */
export type ToWorker =
  | { kind: "prepare"; language: string }
  | ({ kind: "ask"; number: number; language: string } & Call)
  | { kind: "consult"; number: number; path: string; body: string; language: string }
  /** A table as planned, or with the deal of a date. */
  | { kind: "open"; number: number; code: string; plan: TablePlan | string; name: string; language: string }
  | { kind: "enter"; number: number; code: string; name: string; language: string }
  | { kind: "say"; number: number; text: string }
  | { kind: "leave"; number: number };

/** What the Worker says about what has a number. */
export type Told =
  | { kind: "answer"; number: number; answer: unknown }
  | { kind: "progress"; number: number; done: number; of: number }
  | { kind: "refused"; number: number; why: string }
  | { kind: "unkept"; number: number }
  | { kind: "entered"; number: number }
  | { kind: "told"; number: number; frames: string[] }
  | { kind: "farewell"; number: number; why: Farewell }
  | { kind: "full"; number: number; over: boolean };

/** The end of a Worker: what happens in it can't be trusted any more. */
export interface Broken {
  kind: "broken";
  why: string;
}

/** What the Worker says; first of all, of which build it is. */
export type FromWorker = Told | Broken | { kind: "here"; build: string };
