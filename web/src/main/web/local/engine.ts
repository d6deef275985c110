/** What the engine offers, see dalmuti.offline.Engine. */
export interface Engine {
  words(keys: string[], patterns: string[]): void;
  weights(bytes: Int8Array): void;
  seed(number: number): void;
  open(plan: string, name: string, now: number): string[];
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
}

interface Runtime {
  load(path: string, options: object): Promise<{ exports: Engine }>;
}

/** All that has to be fetched to play without a server, beside words. */
export const ENGINE_FILES = ["/worker.js", "/engine/runtime.js", "/engine/engine.wasm", "/engine/weights.bin"] as const;

const [, RUNTIME, PROGRAM, WEIGHTS] = ENGINE_FILES;

/** The words that a table says in a language. */
export const tableWords = (language: string) => `/words/${language}-table.json`;

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Has the table speak a language. */
export async function speak(engine: Engine, language: string): Promise<void> {
  const response = await fetched(tableWords(language));
  const { words } = (await response.json()) as { words: Record<string, string> };
  engine.words(Object.keys(words), Object.values(words));
}

/** Fetches the engine with all it needs but words. */
export async function loadEngine(): Promise<Engine> {
  const [weights, { exports }] = await Promise.all([
    fetched(WEIGHTS).then((it) => it.arrayBuffer()),
    (import(RUNTIME) as Promise<Runtime>).then((it) => it.load(PROGRAM, {})),
  ]);
  exports.weights(new Int8Array(weights));
  return exports;
}
