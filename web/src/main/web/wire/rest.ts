import type { TablePlan } from "protocol";
import type * as Rest from "protocol/rest";
import { reportUnreachable } from "../store/network";
import { language, say } from "../words/words";
import { forget, guest, remember } from "./guest";
import { readable } from "./refusal";

/** The server does not do what it was asked, and says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    readonly key: string,
    text: string,
    /** In which line of a record. */
    readonly line?: number,
  ) {
    super(text);
  }
}

/** The network does not get through to the server. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function fetched(method: Method, path: string, body?: object | string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  const token = guest()?.token;
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) {
    headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  }
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(text === undefined ? {} : { body: text }) });
  } catch {
    reportUnreachable();
    throw new Unreachable(say("web.unreachable"));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const { rule, key, text, line } = (await response.json()) as Rest.Problem;
    return new Refused(response.status, rule, key, readable(rule, text), line);
  } catch {
    return new Refused(response.status, "server", "", say("web.unreachable"));
  }
}

async function ask<T>(method: Method, path: string, body?: object | string): Promise<T> {
  const response = await fetched(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const part = encodeURIComponent;

/** Who one is here; a newcomer is let in first, under the name that is given. */
export async function admitted(name: string): Promise<Rest.Admission> {
  const known = guest();
  if (known) return known;
  const admission = await ask<Rest.Admission>("POST", "/api/guests", { name });
  remember(admission);
  return admission;
}

/** Does something as whoever one is here; whom the server has forgotten comes in anew. */
export async function asGuest<T>(name: string, act: () => Promise<T>): Promise<T> {
  await admitted(name);
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    forget();
    await admitted(name);
    return act();
  }
}

/** Whether the server still knows who one is; if not, one is nobody from now on. */
export async function isKnown(): Promise<boolean> {
  try {
    await ask<Rest.GuestCard>("GET", "/api/guests/me");
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) return true;
    forget();
    return false;
  }
}

export async function rename(name: string): Promise<void> {
  const known = guest();
  const card = await ask<Rest.GuestCard>("PATCH", "/api/guests/me", { name });
  if (known) remember({ ...known, name: card.name });
}

/** Who made a code; asking does not use it up. */
export const linked = (code: string) => ask<Rest.GuestCard>("GET", `/api/links/${part(code)}`);

export async function follow(code: string): Promise<Rest.Admission> {
  const admission = await ask<Rest.Admission>("POST", `/api/links/${part(code)}`);
  remember(admission);
  return admission;
}

export const forgetMe = () => ask<void>("DELETE", "/api/guests/me");
export const devices = async () => (await ask<Rest.Devices>("GET", "/api/guests/me/devices")).devices;
export const revoke = (id: string) => ask<void>("DELETE", `/api/guests/me/devices/${part(id)}`);
export const revokeOthers = () => ask<void>("DELETE", "/api/guests/me/devices");
export const link = () => ask<Rest.Link>("POST", "/api/guests/me/links");

export const games = async () => (await ask<Rest.Games>("GET", `/api/games?language=${language()}`)).games;
export const levels = async () => (await ask<Rest.Levels>("GET", `/api/levels?language=${language()}`)).levels;
export const lessons = async (game: string) => (await ask<Rest.Lessons>("GET", `/api/lessons?game=${part(game)}&language=${language()}`)).lessons;

/** The rules as they are with these options: `korean passing=REENTER`. */
export const ruleSheet = (game: string, rules: string) =>
  ask<Rest.RuleSheet>("GET", `/api/rules?game=${part(game)}&rules=${part(rules)}&language=${language()}`);

export const tables = async () => (await ask<Rest.Tables>("GET", "/api/tables")).tables;
export const table = (code: string) => ask<Rest.TableCard>("GET", `/api/tables/${part(code)}`);
export const openTable = async (plan: TablePlan) => (await ask<Rest.Opened>("POST", "/api/tables", plan)).code;
export const invitation = (url: string) => ask<Rest.Invitation>("POST", "/api/invitations", { url });
export const match = (id: string) => ask<Rest.MatchCard>("GET", `/api/matches/${part(id)}`);
export const record = async (id: string) => (await fetched("GET", `/api/matches/${part(id)}/record`)).text();
export const checked = (text: string) => ask<Rest.Checked>("POST", "/api/records/check", text);
export const statistics = (id: string) => ask<Rest.Career>("GET", `/api/players/${part(id)}/statistics`);
export const leaderboard = (game: string) => ask<Rest.Leaderboard>("GET", `/api/leaderboard?game=${part(game)}`);
export const history = async (id: string) => (await ask<Rest.History>("GET", `/api/players/${part(id)}/history`)).matches;

// What can be asked about records: of a match that is over, or pasted.

function which(record: number, round: number | undefined): string {
  return `?record=${record}${round === undefined ? "" : `&round=${round}`}`;
}

export const matchPlayback = (id: string, round?: number) =>
  ask<Rest.Playback>("GET", `/api/matches/${part(id)}/playback${which(1, round)}`);

export const textPlayback = (text: string, record: number, round?: number) =>
  ask<Rest.Playback>("POST", `/api/records/playback${which(record, round)}`, text);

export const matchReview = (id: string) => ask<Rest.Reviewed>("GET", `/api/matches/${part(id)}/review`);

export const textReview = (text: string, record: number) =>
  ask<Rest.Reviewed>("POST", `/api/records/review?record=${record}`, text);

/** A game of Grapples among bots. */
export interface Rehearsal {
  seed: number;
  players: number;
  level: string;
}

function query({ seed, players, level }: Rehearsal): string {
  return `?seed=${seed}&players=${players}&level=${part(level)}`;
}

export const simulated = (of: Rehearsal) => ask<Rest.Playback>("GET", `/api/grapples/simulated${query(of)}`);

export const simulatedRecord = async (of: Rehearsal) =>
  (await fetched("GET", `/api/grapples/simulated/record${query(of)}`)).text();
