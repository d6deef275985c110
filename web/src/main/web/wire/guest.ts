import type { Admission } from "protocol/rest";
import { hasServer } from "../site";
import { keep, kept } from "../store/local-storage";
import { Signal } from "../store/signal";

const KEY = "dalmuti.guest";

/** Told when one has become somebody else: let in, renamed, forgotten. */
export const guestChanged = new Signal();

/** Somebody who was let in, and the face they have chosen. */
export type Guest = Admission & { face?: number };

let known = read();

function read(): Guest | undefined {
  const admission = kept(KEY) as Guest | undefined;
  return admission?.token || !hasServer ? admission : undefined;
}

/** Who one is on this device, once one was let in. */
export function guest(): Guest | undefined {
  return known;
}

export function remember(admission: Guest): void {
  known = admission;
  keep(KEY, admission);
  guestChanged.emit();
}

export function forget(): void {
  known = undefined;
  keep(KEY, undefined);
  guestChanged.emit();
}
