import type { TableTalk } from "protocol";
import { html, nothing, svg, type SVGTemplateResult } from "lit";
import { icon } from "../view/element";
import { has, say } from "../words/words";

/** Beside the name of a program, so that nobody takes it for a person. */
export function programMark() {
  return html`<span class="program" title=${say("web.people.program")}>${icon("bot")}<span class="unseen">${say("web.people.program")}</span></span> `;
}

/** Whoever said something. */
export function speaker(talk: TableTalk) {
  return html`${talk.kind === "PROGRAM" ? programMark() : nothing}<strong>${talk.name}</strong>`;
}

/** What was said, as it is shown: a phrase in the reader's own language. */
export function shownTalk(talk: TableTalk) {
  return talk.manner === "EMOTE"
    ? html`${emoteFace(talk.text)}<span class="unseen">${talkText(talk)}</span>`
    : talkText(talk);
}

/** What was said, in words alone. */
export function talkText({ manner, text }: TableTalk): string {
  const key = manner === "EMOTE" ? `web.people.emote-${text}` : text;
  return manner !== "TEXT" && has(key) ? say(key) : text;
}

// Our own drawings on a grid of 24, as icons are, but in colour.
const FACE = svg`<circle cx="12" cy="12" r="10" fill="#f2c14e" stroke="#8a6212" stroke-width="1"></circle>`;
const EYES = svg`<circle cx="8.500" cy="10" r="1.300" fill="#3a2a12"></circle><circle cx="15.500" cy="10" r="1.300" fill="#3a2a12"></circle>`;

/** Strokes upon a face are dark; those beside it take the colour of the text. */
function line(d: string, colour = "#3a2a12"): SVGTemplateResult {
  return svg`<path d=${d} fill="none" stroke=${colour} stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round"></path>`;
}

const DRAWINGS: Readonly<Record<string, SVGTemplateResult>> = {
  laugh: svg`${FACE}${line("M6.500 10.500l2-1.500 2 1.500M13.500 10.500l2-1.500 2 1.500")}<path d="M6.500 13.500h11c-.5 3.500-2.700 5-5.500 5s-5-1.500-5.500-5z" fill="#7b1e34"></path>`,
  cry: svg`${FACE}${EYES}${line("M8.500 17c1-1.500 2.200-2 3.500-2s2.500.5 3.500 2")}<path d="M7.500 12.500c-1.500 2.300-1.700 3.300-.9 4.100.8.8 2 .6 2.300-.5.3-1-.3-2.100-1.400-3.600z" fill="#4a90d9"></path>`,
  rage: svg`<circle cx="12" cy="12" r="10" fill="#e0574f" stroke="#7b1e34" stroke-width="1"></circle>${EYES}${line("M6.500 7l4 1.800M17.500 7l-4 1.800M8.500 16.500c1-1 2.200-1.400 3.500-1.400s2.500.4 3.500 1.400")}`,
  shrug: svg`<circle cx="12" cy="8" r="5.500" fill="#f2c14e" stroke="#8a6212"></circle>${line("M9.800 8h.1M14.200 8h.1M10.300 10.500h3.400")}${line("M3 13.500v4h3.500l2-1.800h7l2 1.800H21v-4M8 21.500v-4M16 21.500v-4", "currentColor")}`,
  bow: svg`<circle cx="17.500" cy="12" r="3.500" fill="#f2c14e" stroke="#8a6212"></circle><path d="M14.500 11C10 7.500 6.500 8.500 5.500 13l-1 8.500h5l1-6 4.500-.5z" fill="#3c8463"></path>${line("M14.500 15.500l-1 4.500", "currentColor")}`,
  applause: svg`<path d="M5 13.500l6-6c1-1 2.500.3 1.700 1.400L10 12l5.500-5.500c1-1 2.500.4 1.600 1.500L13 12.500l4.500-4c1.100-.9 2.400.5 1.400 1.600L12 18.500c-2 2.200-4.500 2.500-6.300.8C4 17.600 3.800 15 5 13.500z" fill="#f2c14e" stroke="#8a6212"></path>${line("M6 6L4.500 4.500M10 4.500V2.500M20 15l1.500 1", "currentColor")}`,
  toast: svg`<path d="M7 3h10l-1 7.500c-.4 2.500-2 4-4 4s-3.600-1.500-4-4z" fill="#f6efdc" stroke="#8a6212"></path><path d="M7.600 7h8.800l-.5 3.500c-.4 2.400-1.900 3.600-3.900 3.600s-3.500-1.200-3.900-3.600z" fill="#7b1e34"></path>${line("M12 14.500V20M8 21h8", "currentColor")}`,
  crown: svg`<path d="M4 18L2.500 8 8 12l4-7 4 7 5.500-4L20 18z" fill="#d9a93f" stroke="#8a6212" stroke-linejoin="round"></path><path d="M4 18.500h16V21H4z" fill="#7b1e34"></path>`,
};

/** An emote as it is drawn; what it means is said beside it. */
export function emoteFace(kind: string) {
  return html`<svg class="face" viewBox="0 0 24 24" width="1.700em" height="1.700em" aria-hidden="true" focusable="false">
    ${DRAWINGS[kind] ?? FACE}
  </svg>`;
}

/** Emotes by the names that the server knows. */
export const EMOTES: readonly string[] = ["laugh", "applause", "bow", "toast", "crown", "shrug", "cry", "rage"];
