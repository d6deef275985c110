import type { Notice } from "protocol";
import type { Line } from "../socket/line";
import { guest } from "../wire/guest";
import { language, say as words } from "../words/words";
import { showError } from "../view/toast";
import type { EngineWorker } from "./engine-worker";
import type { Broken, Told } from "./messages";
import { trouble } from "./trouble";

/** A table of this device, as if it were at the other end of a WebSocket. */
export class LocalLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  #worker: EngineWorker | undefined;
  #number = 0;

  constructor(code: string) {
    void this.#enter(code).catch(() => this.#end());
  }

  async #enter(code: string): Promise<void> {
    const { tableWorker } = await import("./device");
    if (this.readyState === WebSocket.CLOSED) return;
    this.#worker = tableWorker;
    this.#number = tableWorker.converse((message) => this.#hear(message));
    tableWorker.say({ kind: "enter", number: this.#number, code, name: guest()?.name ?? "", language: language() });
  }

  send(text: string): void {
    this.#worker?.say({ kind: "say", number: this.#number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.#worker?.say({ kind: "leave", number: this.#number });
    this.#end();
  }

  /** Nothing was heard from the Worker for long: it is given up. */
  abort(): void {
    this.#worker?.stop("silent");
  }

  #end(): void {
    this.#worker?.hangUp(this.#number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  #hear(message: Told | Broken): void {
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
      case "broken":
        if (message.why === "outdated" || message.why === "incomplete") showError(trouble(message.why));
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
