import type { Admission } from "protocol/rest";
import { keep, kept } from "../store/local-storage";
import { Signal } from "../store/signal";

const KEY = "dalmuti.guest";

/** Told when one has become somebody else: let in, renamed, forgotten. */
export const guestChanged = new Signal();

let known = read();

function read(): Admission | undefined {
  const admission = kept(KEY) as Admission | undefined;
  return admission?.token ? admission : undefined;
}

/** Who one is on this device, once one was let in. */
export function guest(): Admission | undefined {
  return known;
}

export function remember(admission: Admission): void {
  known = admission;
  keep(KEY, admission);
  guestChanged.emit();
}

export function forget(): void {
  known = undefined;
  keep(KEY, undefined);
  guestChanged.emit();
}
