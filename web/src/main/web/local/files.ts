// What has to be fetched to play without a server.

export const WORKER = "worker.js";
export const RUNTIME = "engine/runtime.js";
export const PROGRAM = "engine/engine.wasm";
export const FILES = "engine/files.json";
export const WEIGHTS = "engine/weights.bin";

/** The words that a table says in a language. */
export const tableWords = (language: string) => `words/${language}-table.json`;

export const engineFiles = (languages: readonly string[]) => [WORKER, RUNTIME, PROGRAM, FILES, WEIGHTS, ...languages.map(tableWords)];
