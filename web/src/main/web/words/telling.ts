import type { Player } from "protocol";
import type { Argument } from "./message";
import { say } from "./words";

export type Naming = (player: Player) => string;

/** Says a sentence about people, who come before all else in it. */
export type Telling = (key: string, people: readonly Player[], ...more: Argument[]) => string;

/** What a key ends with when the first of the people is told, and when the second one is: "you pay Ana", "Ana pays you". */
const TO_VIEWER = [".you", ".to-you"];

/** Tells a viewer what happened, in which nobody is called by name who is told: "you play", not "Ana (you) plays". */
export function telling(name: Naming, me?: Player): Telling {
  return (key, people, ...more) => say(key + (TO_VIEWER[people.findIndex((player) => player === me)] ?? ""), ...people.map(name), ...more);
}
