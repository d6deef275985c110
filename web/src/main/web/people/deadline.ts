import type { TableStore } from "../store/table-store";

/** When the table goes on by itself. */
export interface Deadline {
  what: "turn" | "bank" | "window" | "pause";
  /** By the server's clock. */
  at: number;
  /** How long it was in all. */
  span: number;
  /** Whether it is the viewer's own time that runs. */
  mine: boolean;
}

/** The deadline that matters most to the viewer: their own, or the next. */
export function deadline(store: TableStore): Deadline | undefined {
  const { clock, board, you } = store.now;
  if (!clock || !board) return undefined;
  const { customs } = board.plan;
  if (clock.pause !== undefined) return { what: "pause", at: clock.pause, span: customs.pause * 1000, mine: false };
  if (clock.window !== undefined) return { what: "window", at: clock.window, span: customs.window * 1000, mine: false };
  const players = Object.keys(clock.turn);
  const player = players.find((it) => it === you?.player) ?? earliest(players, clock.turn);
  if (player === undefined) return undefined;
  const mine = player === you?.player;
  const turn = clock.turn[player] ?? 0;
  const bank = clock.bank[player] ?? turn;
  return store.time() < turn || bank <= turn
    ? { what: "turn", at: turn, span: customs.turn * 1000, mine }
    : { what: "bank", at: bank, span: bank - turn, mine };
}

function earliest(players: string[], instants: Record<string, number>): string | undefined {
  return players.reduce<string | undefined>(
    (best, it) => (best === undefined || (instants[it] ?? 0) < (instants[best] ?? 0) ? it : best),
    undefined,
  );
}
