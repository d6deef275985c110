import { Signal } from "../store/signal";
import { type Argument, Message } from "./message";

/** The languages of the house, by what those who speak them call them. */
export const LANGUAGES = {
  en: "English",
  es: "Español",
  nl: "Nederlands",
  ko: "한국어",
  it: "Italiano",
} as const;

export type Language = keyof typeof LANGUAGES;

interface Phrasebook {
  language: Language;
  words: Record<string, string>;
  names: Record<string, string>;
}

/** Told when another language is spoken; elements that extend DmElement follow it by themselves. */
export const languageChanged = new Signal();

let book: Phrasebook = { language: "en", words: {}, names: {} };
let wanted: Language = book.language;
let messages = new Map<string, Message>();

export function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}

/** The first of the browser's languages that the house speaks. */
export function preferred(tags: readonly string[] = navigator.languages): Language {
  const known = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? "en";
}

/** Speaks a language from now on. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const response = await fetch(`words/${language}.json`);
  if (!response.ok) throw new Error(`No words in ${language}: ${response.status}`);
  const fetched = (await response.json()) as Phrasebook;
  if (wanted !== language) return; // another one was asked for since
  book = fetched;
  messages = new Map();
  document.documentElement.lang = book.language;
  languageChanged.emit();
}

export function language(): Language {
  return book.language;
}

export function has(key: string): boolean {
  return key in book.words;
}

/** The sentence of a key. */
export function say(key: string, ...given: Argument[]): string {
  let message = messages.get(key);
  if (!message) {
    const pattern = book.words[key];
    if (pattern === undefined) {
      console.error(`Nothing to say for ${key}`);
      return key;
    }
    message = new Message(pattern);
    messages.set(key, message);
  }
  return message.say(given);
}

/** A sentence as it stands at the beginning of a line or on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What a card is called, by its number; 13 is a jester (CARD-4). */
export function card(number: number): string {
  return book.names[`card ${number}`] ?? String(number);
}

/** What a title is called, by its id in the table of names: `greater-dalmuti`. */
export function title(id: string): string {
  return book.names[`title ${id}`] ?? id;
}

/** Several things in a row, as the language says it: `A, B and C`. */
export function list(things: readonly string[]): string {
  return new Intl.ListFormat(book.language, { type: "conjunction" }).format(things);
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(book.language, { maximumFractionDigits: digits }).format(value);
}

/** With just so many digits behind the point, so that columns line up. */
export function figure(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(book.language, format).format(value);
}

/** A figure with its sign, unless it is nothing. */
export function signed(value: number, digits: number): string {
  const text = figure(Math.abs(value), digits);
  if (text === figure(0, digits)) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

/** A part of 1, as hundredths. */
export function percent(part: number): string {
  return new Intl.NumberFormat(book.language, { style: "percent" }).format(part);
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(book.language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}

export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(book.language, { dateStyle: "medium" }).format(milliseconds);
}
