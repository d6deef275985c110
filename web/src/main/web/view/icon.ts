import { html, svg, type TemplateResult } from "lit";

// Our own drawings on a grid of 24, in strokes.
const STROKES = {
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 13l4.5 4.5L19 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  back: "M14 6l-6 6 6 6",
  forward: "M10 6l6 6-6 6",
  down: "M6 10l6 6 6-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",
  moon: "M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z",
  halfmoon: "M12 3a9 9 0 100 18zM12 3a9 9 0 010 18",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 010 6M18 6.5a8 8 0 010 11",
  silence: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  globe: "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z",
  person: "M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6",
  people: "M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c.6-3.8 3.2-5.5 6.5-5.5s5.900 1.700 6.500 5.500M16 5.300a3.500 3.500 0 010 6.400M18 14.800c2 .8 3.200 2.600 3.500 5.200",
  bot: "M6 9h12v10H6zM12 9V5M10 5h4M9.500 13v1.500M14.500 13v1.500M3.500 12v4M20.500 12v4",
  eye: "M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500s-7-2-9.500-6.500zM12 9a3 3 0 100 6 3 3 0 000-6z",
  book: "M12 6.500C9.500 5 6.500 4.500 3.500 5v13.500c3-.5 6 0 8.500 1.500 2.500-1.500 5.500-2 8.500-1.500V5c-3-.5-6 0-8.500 1.500zM12 6.500V20",
  share: "M12 15V4M8 7.500L12 3.500l4 4M5.500 12v8h13v-8",
  copy: "M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4",
  crown: "M4 18l-1.500-10 5.500 4L12 5l4 7 5.500-4L20 18z",
  door: "M6 21V3.500h12V21M3.500 21h17M14.500 12v1.500",
  chat: "M4 5h16v11H10.500L6 20v-4H4z",
  smile: "M12 3a9 9 0 100 18 9 9 0 000-18zM8 14.500c1 1.800 2.300 2.500 4 2.500s3-.7 4-2.500M9 9.500v1M15 9.500v1",
  flag: "M6 21V4M6 4.500h12l-2.500 4 2.500 4H6",
  clock: "M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 7.500V12l3 2.500",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 6l-6 6 6 6M7 6v12",
  last: "M6 6l6 6-6 6M17 6v12",
  download: "M12 4v11M8 11.5l4 4 4-4M5 16v4h14v-4",
  shield: "M12 3l7.500 2.500v6c0 4.500-3 8-7.500 9.500-4.500-1.500-7.500-5-7.500-9.500v-6zM8.500 12l2.500 2.500 4.500-5",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  link: "M10 14a4 4 0 005.700 0l3-3A4 4 0 0013 5.300l-1 1M14 10a4 4 0 00-5.700 0l-3 3A4 4 0 0011 18.700l1-1",
  cards: "M4 6.500l9-2.500 4 14-9 2.500zM15.500 5.500L20 7v13l-6-.5",
  info: "M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 11v5.500M12 7.500v.5",
  hint: "M9.500 17.500h5M10 20.500h4M8.500 14.500C6.800 13.300 6 11.600 6 9.500a6 6 0 0112 0c0 2.100-.8 3.800-2.500 5z",
  mute: "M4 5h16v11H10.500L6 20v-4H4zM8.500 8l7 5.500",
  trash: "M4.500 7h15M9.500 7V4h5v3M6.500 7l1 13.500h9l1-13.500M10.500 11v6M13.500 11v6",
  again: "M19.500 12a7.500 7.500 0 11-2.300-5.400M19.500 3.500v4.500H15",
} as const;

export type Icon = keyof typeof STROKES;

/** A small drawing beside a word; what it means is said in words. */
export function icon(name: Icon): TemplateResult {
  return strokes(STROKES[name]);
}

/** Strokes on a grid of 24, as high as the text beside them. */
export function strokes(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" width="1.35em" height="1.35em" fill="none" stroke="currentColor"
    stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">
    ${svg`<path d=${path}></path>`}
  </svg>`;
}
