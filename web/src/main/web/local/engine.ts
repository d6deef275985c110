import { FILES, PROGRAM, RUNTIME, tableWords, WEIGHTS } from "./files";

/** What the engine offers, see dalmuti.offline.Engine. */
export interface Engine {
  words(keys: string[], patterns: string[]): void;
  files(names: string[], texts: string[]): void;
  weights(bytes: Int8Array): boolean;
  seed(number: number): void;
  open(plan: string, name: string, now: number): string[];
  openDay(date: string, name: string, now: number): string[];
  enter(lines: string[], code: string, name: string, now: number): void;
  hear(text: string, now: number): string[];
  ring(now: number): string[];
  think(now: number): string[];
  kept(now: number): void;
  summary(now: number): string;
  alarm(): number;
  isThinking(): boolean;
  isClosed(): boolean;
  told(): string[];
  card(): string;
  finished(lines: string[], code: string): string[];
  ask(path: string, names: string[], values: string[], body: string, progress: (done: number, of: number) => void): string[];
  keeper(evening: string): string;
}

interface Runtime {
  load(path: string, options: object): Promise<{ exports: Engine }>;
}

/** Something that is needed to play could not be fetched, or is not what it should be. */
export class Incomplete extends Error {}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function incomplete(error: unknown): Promise<never> {
  console.error(error);
  throw new Incomplete();
}

/** Has the engine speak a language. */
export async function speak(engine: Engine, language: string): Promise<void> {
  const { words } = await (fetched(tableWords(language)).then((it) => it.json()) as Promise<{ words: Record<string, string> }>).catch(incomplete);
  engine.words(Object.keys(words), Object.values(words));
}

/** An engine, and whether it has what its bots think with. */
export interface Loaded {
  engine: Engine;
  canThink: boolean;
}

const weights = (cache: RequestCache) => fetched(WEIGHTS, { cache }).then((it) => it.arrayBuffer());

/** Fetches the engine with all it needs but words. */
export async function loadEngine(): Promise<Loaded> {
  const first = weights("default").catch(() => new ArrayBuffer(0));
  const program = (import(new URL(RUNTIME, location.href).href) as Promise<Runtime>).then((it) => it.load(PROGRAM, {}));
  const texts = fetched(FILES).then((it) => it.json() as Promise<Record<string, string>>);
  const [{ exports: engine }, files] = await Promise.all([program, texts]).catch(incomplete);
  engine.files(Object.keys(files), Object.values(files));
  const takes = async (bytes: Promise<ArrayBuffer>) => engine.weights(new Int8Array(await bytes));
  const canThink = (await takes(first)) || (await takes(weights("reload")).catch(() => false)); // a damaged file may have been kept
  return { engine, canThink };
}
