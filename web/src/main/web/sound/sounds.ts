import { type Note, play } from "./synth";

const C = 523.25;
const D = 587.33;
const E = 659.25;
const G = 783.99;

function melody(pitches: number[], step: number, wave: OscillatorType, loud: number): Note[] {
  return pitches.map((pitch, i) => ({
    pitch,
    at: i * step,
    length: i === pitches.length - 1 ? step * 4 : step * 1.4,
    loud,
    wave,
  }));
}

/** What can be heard at a table. */
const SOUNDS = {
  laid: () => play([{ pitch: 180, to: 90, at: 0.02, length: 0.08, loud: 0.12 }], [{ at: 0, length: 0.09, loud: 0.25, band: 2400 }]),
  passed: () => play([0, 0.11].map((at) => ({ pitch: 150, to: 95, at, length: 0.07, loud: 0.16 }))),
  ownTurn: () => play(melody([E, G], 0.12, "sine", 0.14)),
  out: () => play(melody([C, E, G, 2 * C], 0.09, "triangle", 0.12)),
  firstOut: () => play([...melody([C, E, G, 2 * C, 2 * E], 0.09, "triangle", 0.12), ...melody([C / 2, G / 2], 0.18, "sawtooth", 0.03)]),
  coronation: () => play([
    ...melody([G / 2, C, C, E, G, E, G, 2 * C], 0.16, "sawtooth", 0.045),
    ...melody([C / 2, C / 2, G / 2, C / 2], 0.32, "triangle", 0.1),
  ]),
  thud: () => play([{ pitch: 110, to: 45, at: 0, length: 0.22, loud: 0.3 }], [{ at: 0, length: 0.12, loud: 0.22, band: 500 }]),
  trickTaken: () => play([{ pitch: 392, to: 523, at: 0, length: 0.18, loud: 0.06 }], [{ at: 0, length: 0.3, loud: 0.16, band: 1200 }]),
  revolution: () => play(melody([C, C, G, E, G], 0.13, "sawtooth", 0.06)),
  greaterRevolution: () => play([
    ...melody([C / 2, C / 2, C / 2, G / 2, C, G / 2, C, E, G, 2 * C], 0.15, "sawtooth", 0.07),
    ...melody([C / 4, C / 4, C / 4, G / 4, C / 2], 0.3, "triangle", 0.14),
  ]),
  coin: () => play([
    { pitch: 1976, at: 0, length: 0.08, loud: 0.07, wave: "triangle" },
    { pitch: 2637, at: 0.07, length: 0.35, loud: 0.07, wave: "triangle" },
  ]),
  shuffle: () => play([], Array.from({ length: 9 }, (_, i) => ({ at: i * 0.055, length: 0.05, loud: 0.14, band: 1800 + (i % 3) * 500 }))),
  win: () => play(melody([C, E, G, E, G, 2 * C, 2 * D, 2 * E], 0.11, "triangle", 0.11)),
};

export type Sound = keyof typeof SOUNDS;

export function sound(which: Sound): void {
  SOUNDS[which]();
}
