import type { DalmutiEvent } from "protocol";
import type { TableStore } from "../store/table-store";
import { leadsAfter, sentences } from "../table/words/story";
import type { TableEvent } from "../wire/rows";

/** Tells events of The Great Dalmuti one by one, the last that were told at the table. */
export function story(store: TableStore): (told: readonly TableEvent[]) => string[] {
  return (told) => {
    const known = store.told.slice(0, store.told.length - told.length) as DalmutiEvent[];
    return sentences(told as DalmutiEvent[], (player) => store.name(player), known.reduce(leadsAfter, true));
  };
}
