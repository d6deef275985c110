import { isLocal } from "../local/code";
import { LocalLine } from "../local/local-line";

/** What a table's socket needs of a WebSocket. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
  /** Nobody answers at the other end. */
  abort?(): void;
}

/** A line to a table: at the server, or on this device. */
export function lineTo(code: string): Line {
  if (isLocal(code)) return new LocalLine(code);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`) as Line;
}
