import type { Opened } from "protocol/rest";
import { newcomer } from "../home/quick-start";
import { go } from "../router";
import type { TableStore } from "../store/table-store";
import { guest } from "../wire/guest";
import { ask } from "../wire/http";
import { asGuest } from "../wire/rest";
import { INVITE } from "./code";
import * as journal from "./journal";

/** Takes a table of this device to the server and goes there. Until the server has it, nothing changes here. */
export async function bring(store: TableStore): Promise<void> {
  const { code } = store;
  const kept = await journal.table(code);
  if (!kept) return;
  const [, from, summary] = /^(\d+) (.*)$/s.exec(kept.summary) ?? [];
  const lines = [...(summary ? [summary] : []), ...(await journal.lines(kept, Number(from ?? 0)))];
  const name = `${code}-${store.now.round ?? 0}`; // later it is another table
  const opened = await asGuest(guest()?.name ?? newcomer(), () => ask<Opened>("POST", "/api/tables/brought", { name, lines }));
  store.close();
  go(`/t/${opened.code}?${INVITE}`, "replace");
  await journal.forget(code);
}
