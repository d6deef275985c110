import type { DalmutiEvent } from "protocol";
import type { TableStore } from "../store/table-store";
import { leadsAfter, sentence } from "../table/words/story";
import type { TableEvent } from "../wire/rows";

/** Tells events of The Great Dalmuti one by one, the last that were told at the table. */
export function story(store: TableStore): (told: readonly TableEvent[]) => string[] {
  return (told) => {
    const known = store.told.slice(0, store.told.length - told.length) as DalmutiEvent[];
    let leads = known.reduce(leadsAfter, true);
    return told.map((it) => {
      const event = it as DalmutiEvent;
      const text = sentence(event, { name: (player) => store.name(player), leads });
      leads = leadsAfter(leads, event);
      return text;
    });
  };
}
