import type { TablePlan } from "protocol";
import type * as Rest from "protocol/rest";
import { isLocal, YOU } from "../local/code";
import { hasServer } from "../site";
import { say } from "../words/words";
import { forget, guest, remember } from "./guest";
import { ask, fetched, part, Refused } from "./http";

const onDevice = () => import("../local/device");

/** What is kept on this device; what is not is refused as the server would. */
async function kept<T>(what: Promise<T | undefined>): Promise<T> {
  const found = await what;
  if (found === undefined) throw new Refused(404, "code", "", say("web.people.no-table"));
  return found;
}

const localMatch = async (id: string) => kept((await onDevice()).localMatch(id));

/** Who one is here; a newcomer is let in first, under the name that is given. */
export async function admitted(name: string): Promise<Rest.Admission> {
  const known = guest();
  if (known) return known;
  const admission = hasServer ? await ask<Rest.Admission>("POST", "/api/guests", { name }) : { id: YOU, token: "", name };
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
    known(await ask<Rest.GuestCard>("GET", "/api/guests/me"));
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) return true;
    forget();
    return false;
  }
}

/** Has others see one by another name, or with another face. */
export async function appear(wanted: Rest.Appearance): Promise<void> {
  if (!hasServer) return remember({ ...(await admitted(wanted.name ?? "")), ...wanted });
  known(await ask<Rest.GuestCard>("PATCH", "/api/guests/me", wanted));
}

/** One may have changed on another device. */
function known({ name, face }: Rest.GuestCard): void {
  const before = guest();
  if (before && (before.name !== name || before.face !== face)) remember({ ...before, name, ...(face && { face }) });
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

/** What is played for now, by oneself on this device. */
export const localTables = async () => (await onDevice()).localTables();
export const forgetTable = async (code: string) => (await onDevice()).forgetTable(code);
export const localMatches = async () => (await onDevice()).localMatches();
export const localStatistics = async () => (await onDevice()).localStatistics();

export const tables = async () => (await ask<Rest.Tables>("GET", "/api/tables")).tables;

export const table = async (code: string) =>
  isLocal(code) ? kept((await onDevice()).localTable(code)) : ask<Rest.TableCard>("GET", `/api/tables/${part(code)}`);

export const openTable = async (plan: TablePlan) => (await ask<Rest.Opened>("POST", "/api/tables", plan)).code;
export const invitation = (url: string) => ask<Rest.Invitation>("POST", "/api/invitations", { url });

export const match = async (id: string) =>
  isLocal(id) ? (await localMatch(id)).card : ask<Rest.MatchCard>("GET", `/api/matches/${part(id)}`);

export const record = async (id: string) =>
  isLocal(id) ? (await localMatch(id)).record : (await fetched("GET", `/api/matches/${part(id)}/record`)).text();

export const dayTally = (date: string) => ask<Rest.DayTally>("GET", `/api/days/${date}`);
export const countDay = (date: string, record: string) => ask<Rest.DayTally>("POST", `/api/days/${date}`, record);

export const statistics = (id: string) => ask<Rest.Career>("GET", `/api/players/${part(id)}/statistics`);
export const leaderboard = (game: string) => ask<Rest.Leaderboard>("GET", `/api/leaderboard?game=${part(game)}`);
export const history = async (id: string) => (await ask<Rest.History>("GET", `/api/players/${part(id)}/history`)).matches;
