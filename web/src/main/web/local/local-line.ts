import type { Notice } from "protocol";
import { guest } from "../wire/guest";
import { language, say as words } from "../words/words";
import type { Line } from "../socket/line";
import { converse, hangUp, say } from "./local-tables";
import type { FromWorker } from "./messages";

/** A table of this device, as if it were at the other end of a WebSocket. */
export class LocalLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  readonly #line = converse((message) => this.#hear(message));

  constructor(code: string) {
    say({ kind: "enter", line: this.#line, code, name: guest()?.name ?? "", language: language() });
  }

  send(text: string): void {
    say({ kind: "say", line: this.#line, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    say({ kind: "leave", line: this.#line });
    this.#end();
  }

  #end(): void {
    hangUp(this.#line);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "entered":
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
        break;
      case "told":
        for (const data of message.frames) this.onmessage?.({ data });
        break;
      case "full":
        this.#tell({ type: "pause", over: message.over, text: words("web.local.full") });
        break;
      case "farewell":
        this.#tell({ type: "farewell", why: message.why });
        this.#end();
        break;
      default:
        this.#end();
    }
  }

  #tell(notice: Notice): void {
    this.onmessage?.({ data: JSON.stringify(notice) });
  }
}
