import { Value } from "../store/signal";

/** What the tab is called while nothing calls out of it. */
export const title = new Value(document.title);

title.listen((text) => (document.title = text));

/** What the tab is called; a page says it when it is drawn. */
export function pageTitle(text: string): void {
  title.set(text ? `${text} · Dalmuti` : "Dalmuti");
}
