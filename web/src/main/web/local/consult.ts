import type { Problem, Reviewed, ReviewedReview } from "protocol/rest";
import type { Waiting } from "../wire/desk";
import { Refused } from "../wire/http";
import { readable } from "../wire/refusal";
import { language } from "../words/words";
import { EngineWorker, tableWorker } from "./engine-worker";

/** What the desk on this device says, see dalmuti.offline.DeviceDesk. */
export interface Answered {
  good: boolean;
  text: string;
}

/** Asks the engine on this device as one would ask a server. */
export function consult(path: string, body = ""): Promise<string> {
  return asked(tableWorker, path, body, () => undefined);
}

async function asked(worker: EngineWorker, path: string, body: string, progress: (done: number, of: number) => void): Promise<string> {
  const message = (number: number) => ({ kind: "consult", number, path, body, language: language() }) as const;
  const { good, text } = (await worker.answer(message, progress)) as Answered;
  if (good) return text;
  const problem = JSON.parse(text) as Problem;
  throw new Refused(400, problem.rule, problem.key, readable(problem.rule, problem.text), problem.line);
}

/** What takes long is thought about beside the tables, and given up when nobody wants it any more. */
export async function beside<T>(path: string, body: string, { progress, wanted }: Waiting): Promise<T | undefined> {
  const worker = new EngineWorker();
  const given = asked(worker, path, body, (done, of) => (wanted() ? progress(of > 0 ? done / of : 0) : worker.stop()));
  try {
    return JSON.parse(await given) as T;
  } catch (error) {
    if (wanted()) throw error;
    return undefined;
  } finally {
    worker.stop();
  }
}

export async function review(path: string, text: string, waiting: Waiting): Promise<ReviewedReview | undefined> {
  return (await beside<Reviewed>(path, text, waiting))?.review;
}
