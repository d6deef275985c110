// What needs nobody else: the server answers it, and where there is none, or none can be reached, the engine on this device.
import type { DayResult, Society } from "protocol/device";
import type * as Rest from "protocol/rest";
import { canPlayHere, isLocal } from "../local/code";
import { hasServer } from "../site";
import { unreachable } from "../store/network";
import { language } from "../words/words";
import { ask, fetched, part, Unreachable } from "./http";
import { record } from "./rest";

const device = () => import("../local/device");

const isAlone = () => !hasServer || (unreachable.get() && canPlayHere());

/** Asks the server, or else this device. */
async function consult<T>(atServer: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  if (isAlone()) return here();
  try {
    return await atServer();
  } catch (error) {
    if (error instanceof Unreachable && isAlone()) return here();
    throw error;
  }
}

/** About something, or about a text of records. */
function about<T>(path: string, text?: string): Promise<T> {
  const onDevice = async () => JSON.parse(await (await device()).consult(path, text)) as T;
  return consult(() => ask<T>(text === undefined ? "GET" : "POST", path, text), onDevice);
}

export const games = async () => (await about<Rest.Games>(`/api/games?language=${language()}`)).games;
export const levels = async () => (await about<Rest.Levels>(`/api/levels?language=${language()}`)).levels;
export const lessons = async (game: string) => (await about<Rest.Lessons>(`/api/lessons?game=${part(game)}&language=${language()}`)).lessons;

/** The rules as they are with these options: `korean passing=REENTER`. */
export const ruleSheet = (game: string, rules: string) =>
  about<Rest.RuleSheet>(`/api/rules?game=${part(game)}&rules=${part(rules)}&language=${language()}`);

export const checked = (text: string) => about<Rest.Checked>("/api/records/check", text);

function which(record: number, round: number | undefined): string {
  return `?record=${record}${round === undefined ? "" : `&round=${round}`}`;
}

export const matchPlayback = async (id: string, round?: number) =>
  isLocal(id)
    ? textPlayback(await record(id), 1, round)
    : ask<Rest.Playback>("GET", `/api/matches/${part(id)}/playback${which(1, round)}`);

export const textPlayback = (text: string, record: number, round?: number) =>
  about<Rest.Playback>(`/api/records/playback${which(record, round)}`, text);

/** Told how much of a review is done; whether it is still wanted. */
export interface Waiting {
  progress(share: number): void;
  wanted(): boolean;
}

const PATIENCE = 1_000;

/** A server makes a review while one asks for it again and again. */
async function made(asked: () => Promise<Rest.Reviewed>, waiting: Waiting): Promise<Rest.ReviewedReview | undefined> {
  while (waiting.wanted()) {
    const { done, of, review } = await asked();
    if (review) return review;
    waiting.progress(of > 0 ? done / of : 0);
    await new Promise((go) => setTimeout(go, PATIENCE));
  }
  return undefined;
}

export const matchReview = async (id: string, waiting: Waiting) =>
  isLocal(id)
    ? textReview(await record(id), 1, waiting)
    : made(() => ask<Rest.Reviewed>("GET", `/api/matches/${part(id)}/review`), waiting);

export function textReview(text: string, record: number, waiting: Waiting): Promise<Rest.ReviewedReview | undefined> {
  const path = `/api/records/review${which(record, undefined)}`;
  return consult(
    () => made(() => ask<Rest.Reviewed>("POST", path, text), waiting),
    async () => (await device()).review(path, text, waiting),
  );
}

/** How well somebody played the deal of a date; every device knows by itself. */
export const dayResult = async (date: string, record: string, waiting: Waiting) =>
  (await device()).beside<DayResult>(`/day?date=${date}`, record, waiting);

/** Bots that play for a while by some rules. */
export interface Experiment {
  rules: string;
  players: number;
  level: string;
  rounds: number;
}

/** What many rounds show, counted on this device. */
export const society = async ({ rules, players, level, rounds }: Experiment, waiting: Waiting) =>
  (await device()).beside<Society>(`/lab?rules=${part(rules)}&players=${players}&level=${part(level)}&rounds=${rounds}`, "", waiting);

/** A game of Grapples among bots. */
export interface Rehearsal {
  seed: number;
  players: number;
  level: string;
}

function query({ seed, players, level }: Rehearsal): string {
  return `?seed=${seed}&players=${players}&level=${part(level)}`;
}

export const simulated = (of: Rehearsal) => about<Rest.Playback>(`/api/grapples/simulated${query(of)}`);

export function simulatedRecord(of: Rehearsal): Promise<string> {
  const path = `/api/grapples/simulated/record${query(of)}`;
  return consult(
    async () => (await fetched("GET", path)).text(),
    async () => (await device()).consult(path),
  );
}
