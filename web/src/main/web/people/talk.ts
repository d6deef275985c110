import type { TableTalk } from "protocol";
import { html } from "lit";
import { has, say } from "../words/words";
import { emoteFace } from "./emote-face";

/** What was said, as it is shown: a phrase in the reader's own language. */
export function shownTalk(talk: TableTalk) {
  return talk.manner === "EMOTE"
    ? html`${emoteFace(talk.text)}<span class="unseen">${talkText(talk)}</span>`
    : talkText(talk);
}

/** What was said, in words alone. */
export function talkText({ manner, text }: TableTalk): string {
  switch (manner) {
    case "TEXT":
      return text;
    case "PHRASE":
      return has(text) ? say(text) : text;
    case "EMOTE":
      return has(`web.people.emote-${text}`) ? say(`web.people.emote-${text}`) : text;
  }
}
