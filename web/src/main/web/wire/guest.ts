import type { Admission } from "protocol/rest";
import { Signal } from "../store/signal";

const KEY = "dalmuti.guest";

/** Told when one has become somebody else: let in, renamed, forgotten. */
export const guestChanged = new Signal();

let known = read();

function read(): Admission | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Admission | null;
    return kept && kept.token ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Who one is on this device, once one was let in. */
export function guest(): Admission | undefined {
  return known;
}

export function remember(admission: Admission): void {
  known = admission;
  try {
    localStorage.setItem(KEY, JSON.stringify(admission));
  } catch {
    // then it lasts as long as the page
  }
  guestChanged.emit();
}

export function forget(): void {
  known = undefined;
  localStorage.removeItem(KEY);
  guestChanged.emit();
}
