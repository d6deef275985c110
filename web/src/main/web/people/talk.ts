import type { TableTalk } from "protocol";
import { has, say } from "../words/words";

/** Emotes by the names that the server knows. */
export const EMOTES: Readonly<Record<string, string>> = {
  laugh: "😄",
  applause: "👏",
  bow: "🙇",
  toast: "🥂",
  crown: "👑",
  shrug: "🤷",
  cry: "😢",
  rage: "😠",
};

/** What was said, as it is read: a phrase in the reader's own language. */
export function spokenText({ manner, text }: TableTalk): string {
  switch (manner) {
    case "TEXT":
      return text;
    case "PHRASE":
      return has(text) ? say(text) : text;
    case "EMOTE":
      return EMOTES[text] ?? text;
  }
}

/** What was said, for those who listen. */
export function heardText(talk: TableTalk): string {
  const key = `web.people.emote-${talk.text}`;
  const text = talk.manner === "EMOTE" && has(key) ? say(key) : spokenText(talk);
  return `${talk.name}: ${text}`;
}
