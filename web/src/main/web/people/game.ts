import { html, nothing } from "lit";
import type { TableStore } from "../store/table-store";

/** Fetches the element that draws a game: the usual one comes with the table, the other with the pages. */
export function fetchGame(game: string): Promise<unknown> {
  return game === "grapples" ? import("../pages") : import("./page-table");
}

/** A game in the middle of a table, once its element is there. */
export function drawnGame(store: TableStore, ready: string) {
  if (ready !== store.game) return nothing;
  return ready === "grapples" ? html`<dm-grapples .store=${store}></dm-grapples>` : html`<dm-dalmuti .store=${store}></dm-dalmuti>`;
}
