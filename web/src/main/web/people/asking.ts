import type { Wish } from "../socket/table-socket";
import type { TableStore } from "../store/table-store";
import { toast } from "../view/toast";

/** Says something to the table, and shows what it answers when it refuses. */
export async function asked(store: TableStore, wish: Wish, thanks = ""): Promise<boolean> {
  const reply = await store.ask(wish);
  if (reply.kind === "refused") toast(reply.text, "bad");
  else if (thanks) toast(thanks);
  return reply.kind !== "refused";
}
