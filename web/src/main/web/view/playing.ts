import { Signal } from "../store/signal";

let playing = false;

/** Told when a match comes on the screen, or goes from it. */
export const playingChanged = new Signal();

/** Whether a match is on the screen: then the head makes room for it where there is little. */
export function isPlaying(): boolean {
  return playing;
}

export function setPlaying(now: boolean): void {
  if (playing === now) return;
  playing = now;
  playingChanged.emit();
}
