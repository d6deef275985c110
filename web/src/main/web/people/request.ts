import { newcomer } from "../home/quick-start";
import type { Reply, TableRequest } from "../socket/table-socket";
import type { TableStore } from "../store/table-store";
import { showError, toast } from "../view/toast";
import { guest } from "../wire/guest";
import { admitted } from "../wire/rest";

/** Says something to the table, and shows what it answers when it refuses. */
export async function request(store: TableStore, wish: TableRequest, thanks = ""): Promise<boolean> {
  const done = accepted(await store.ask(wish));
  if (done && thanks) toast(thanks);
  return done;
}

/** Whether a reply is none that refuses; one that does is shown. */
export function accepted(reply: Reply): boolean {
  if (reply.kind === "refused") toast(reply.text, "bad");
  return reply.kind !== "refused";
}

/** Takes a seat; who is nobody yet becomes somebody first. */
export async function sit(store: TableStore, seat: number): Promise<void> {
  try {
    if (!guest()) {
      await admitted(newcomer());
      store.socket.reopen();
    }
    await request(store, { type: "sit", seat });
  } catch (error) {
    showError(error);
  }
}
