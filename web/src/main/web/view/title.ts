import { Signal } from "../store/signal";

export const titled = new Signal<string>();

let shown = "";

/** What the tab is called; a page says it when it is drawn. */
export function pageTitle(text: string): void {
  const whole = text ? `${text} · Dalmuti` : "Dalmuti";
  if (whole === shown) return;
  shown = whole;
  document.title = whole;
  titled.emit(whole);
}
