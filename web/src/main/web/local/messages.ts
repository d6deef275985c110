import type { TablePlan } from "protocol";
import type { Farewell } from "../socket/table-socket";

/** What a page says to its Worker. */
export type ToWorker =
  | { kind: "prepare"; language: string }
  | { kind: "open"; call: number; code: string; plan: TablePlan; name: string; language: string }
  | { kind: "enter"; line: number; code: string; name: string; language: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number };

/** What the Worker says. */
export type FromWorker =
  | { kind: "opened"; call: number; refused: string }
  | { kind: "entered"; line: number }
  | { kind: "told"; line: number; frames: string[] }
  | { kind: "farewell"; line: number; why: Farewell }
  | { kind: "full"; line: number; over: boolean }
  | { kind: "broken"; why: string };
