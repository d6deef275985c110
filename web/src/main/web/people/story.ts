import type { DalmutiEvent } from "protocol";
import type { TableStore } from "../store/table-store";
import { sentence } from "../table/words/story";
import type { TableEvent } from "../wire/rows";

/** Tells events of The Great Dalmuti one by one. */
export function story(store: TableStore): (told: readonly TableEvent[]) => string[] {
  return (told) => {
    let leads = false;
    return told.map((it) => {
      const event = it as DalmutiEvent;
      const text = sentence(event, { name: (player) => store.name(player), leads });
      leads = event.event === "trickTaken" || event.event === "roundBegan" || (leads && event.event !== "laid");
      return text;
    });
  };
}
