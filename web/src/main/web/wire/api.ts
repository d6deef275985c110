import type { DalmutiMove, NoticeUpdate, TablePlan } from "protocol";

// What is asked and answered over HTTP: the records of dalmuti.wire.rest, see docs/protocol/openapi.json.

export type Plan = TablePlan;

export interface Admission {
  id: string;
  name: string;
  token: string;
}

export interface GuestCard {
  id: string;
  name: string;
}

export interface Link {
  code: string;
  seconds: number;
}

export interface Devices {
  devices: Device[];
}

/** Where one is the same person. */
export interface Device {
  id: string;
  added: number;
  used: number;
  here: boolean;
}

export interface Games {
  games: Sheet[];
}

/** A game, as somebody sees it who opens a table. */
export interface Sheet {
  game: string;
  name: string;
  fewest: number;
  most: number;
  presets: Preset[];
  options: Choice[];
}

export interface Preset {
  name: string;
  fewest: number;
  most: number;
  values: Record<string, string>;
}

export interface Choice {
  name: string;
  rule: string;
  text: string;
  help: string;
  bounds: string;
  values: { value: string; text: string }[];
}

export interface Level {
  name: string;
  card: number;
  text: string;
}

export interface TableCard {
  code: string;
  game: string;
  rules: string;
  listed: boolean;
  state: "GATHERING" | "PLAYING" | "OVER";
  seats: number;
  people: number;
  bots: number;
  onlookers: number;
  host: string;
}

export interface MatchCard {
  id: string;
  game: string;
  rules: string;
  table: string;
  rounds: number;
  ended: number;
  results: Result[];
}

export interface Result {
  player: string;
  guest: string;
  name: string;
  place: number;
  points: number;
}

export interface Statistics {
  game: string;
  matches: number;
  won: number;
  rounds: number;
  firsts: number;
  crowned: number;
  peon: number;
  revolutions: number;
  tricks: number;
  place: number;
  rating: number;
  rivals: Rival[];
}

/** How one has done against somebody: matches in which they came after or before. */
export interface Rival {
  id: string;
  name: string;
  matches: number;
  ahead: number;
  behind: number;
}

export interface Career {
  player: GuestCard;
  games: Statistics[];
}

export interface Leaderboard {
  game: string;
  rows: { place: number; id: string; name: string; rating: number; matches: number }[];
}

export interface Checked {
  records: number;
  flaw?: { line: number; rule: string; key: string; text: string };
}

/** The rules of a table in plain words. */
export interface RuleSheet {
  game: string;
  rules: string;
  sections: RuleSection[];
}

export interface RuleSection {
  heading: string;
  rules: Rule[];
}

export interface Rule {
  id: string;
  text: string;
  options: string[];
}

/** Tricks that were played before, with questions to a learner. */
export interface Lesson {
  name: string;
  title: string;
  steps: LessonStep[];
  updates: NoticeUpdate[];
  end: string;
}

export interface LessonStep {
  updates: NoticeUpdate[];
  text: string;
  wanted: DalmutiMove;
  otherwise: string;
}
