import type { Playback, Reviewed } from "protocol/rest";
import { ask, fetched } from "./rest";

// What can be asked about records: of a match that is over, or pasted.

const part = encodeURIComponent;

function which(record: number, round: number | undefined): string {
  return `?record=${record}${round === undefined ? "" : `&round=${round}`}`;
}

export const matchPlayback = (id: string, round?: number) =>
  ask<Playback>("GET", `/api/matches/${part(id)}/playback${which(1, round)}`);

export const textPlayback = (text: string, record: number, round?: number) =>
  ask<Playback>("POST", `/api/records/playback${which(record, round)}`, text);

export const matchReview = (id: string) => ask<Reviewed>("GET", `/api/matches/${part(id)}/review`);

export const textReview = (text: string, record: number) =>
  ask<Reviewed>("POST", `/api/records/review?record=${record}`, text);

/** A game of Grapples among bots. */
export interface Rehearsal {
  seed: number;
  players: number;
  level: string;
}

function query({ seed, players, level }: Rehearsal): string {
  return `?seed=${seed}&players=${players}&level=${part(level)}`;
}

export const simulated = (of: Rehearsal) => ask<Playback>("GET", `/api/grapples/simulated${query(of)}`);

export const simulatedRecord = async (of: Rehearsal) =>
  (await fetched("GET", `/api/grapples/simulated/record${query(of)}`)).text();
