import { newcomer } from "../home/quick-start";
import type { Reply, TableRequest } from "../socket/table-socket";
import type { TableStore } from "../store/table-store";
import { showError, toast } from "../view/toast";
import { guest } from "../wire/guest";
import { admitted, appear } from "../wire/rest";

/** Says something to the table, and shows what it answers when it refuses. */
export async function request(store: TableStore, wish: TableRequest, thanks = ""): Promise<boolean> {
  const done = accepted(await store.ask(wish));
  if (done && thanks) toast(thanks);
  return done;
}

/** Whether a reply is none that refuses; what one that does has to say is shown. */
export function accepted(reply: Reply): boolean {
  if (reply.kind === "refused" && reply.text) toast(reply.text, "bad");
  return reply.kind !== "refused";
}

/** Takes a seat, under another name if one is given. */
export async function sit(store: TableStore, seat: number, name?: string): Promise<void> {
  await asSomebody(store, name, () => request(store, { type: "sit", seat }));
}

/** Does something at a table that wants to know who one is: who is nobody yet becomes somebody first. */
export async function asSomebody(store: TableStore, name: string | undefined, act: () => Promise<unknown>): Promise<void> {
  try {
    const known = guest();
    if (!known) await admitted(name ?? newcomer());
    else if (name && name !== known.name) await appear({ name });
    if (guest()?.name !== known?.name) store.socket.reopen();
    await act();
  } catch (error) {
    showError(error);
  }
}
