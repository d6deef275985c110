// What is asked and answered over HTTP. Written by module wire, not by hand.

export interface Arrival {
  name: string;
  program?: boolean;
}

export interface Admission {
  id: string;
  name: string;
  token: string;
}

export interface Problem {
  rule: string;
  key: string;
  text: string;
  line?: number;
}

export interface GuestCard {
  id: string;
  name: string;
  face?: number;
}

export interface Appearance {
  name?: string;
  face?: number;
}

export interface Link {
  code: string;
  seconds: number;
}

export interface Devices {
  devices: DevicesDevice[];
}

export interface DevicesDevice {
  id: string;
  added: number;
  used: number;
  here: boolean;
}

export interface Games {
  games: GamesSheet[];
}

export interface GamesSheet {
  game: string;
  name: string;
  fewest: number;
  most: number;
  levels: string[];
  presets: GamesPreset[];
  options: GamesChoice[];
}

export interface GamesPreset {
  name: string;
  fewest: number;
  most: number;
  values: Record<string, string>;
}

export interface GamesChoice {
  name: string;
  rule: string;
  text: string;
  help: string;
  bounds: string;
  values: GamesValue[];
}

export interface GamesValue {
  value: string;
  text: string;
}

export interface Levels {
  levels: LevelsLevel[];
}

export interface LevelsLevel {
  name: string;
  card: number;
  text: string;
}

export interface Tables {
  tables: TableCard[];
}

export interface TableCard {
  code: string;
  game: string;
  rules: string;
  listed: boolean;
  state: string;
  seats: number;
  people: number;
  bots: number;
  onlookers: number;
  host: string;
}

export interface Plan {
  game: string;
  rules: string;
  seats: number;
  listed: boolean;
  bots: string;
  customs: PlanCustoms;
}

export interface PlanCustoms {
  turn: number;
  bank: number;
  window: number;
  pause: number;
  pace: "NATURAL" | "BRISK" | "INSTANT";
  hints: boolean;
  chat: boolean;
}

export interface Opened {
  code: string;
}

export interface Bringing {
  name: string;
  lines: string[];
}

export interface RuleSheet {
  game: string;
  rules: string;
  sections: RuleSheetSection[];
}

export interface RuleSheetSection {
  heading: string;
  rules: RuleSheetRule[];
}

export interface RuleSheetRule {
  id: string;
  text: string;
  options: string[];
}

export interface Lessons {
  lessons: LessonsLesson[];
}

export interface LessonsLesson {
  name: string;
  title: string;
  steps: LessonsStep[];
  updates: unknown[];
  end: string;
}

export interface LessonsStep {
  updates: unknown[];
  text: string;
  wanted: unknown;
  otherwise: string;
}

export interface InvitationWish {
  url: string;
}

export interface Invitation {
  url: string;
  code: string[];
}

export interface MatchCard {
  id: string;
  game: string;
  rules: string;
  table: string;
  rounds: number;
  ended: number;
  results: MatchCardResult[];
}

export interface MatchCardResult {
  player: string;
  guest: string;
  name: string;
  place: number;
  points?: number;
}

export interface History {
  matches: MatchCard[];
}

export interface Career {
  player: GuestCard;
  games: Statistics[];
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
  reign: number;
  climb: number;
  place: number;
  rating?: number;
  rivals: StatisticsRival[];
}

export interface StatisticsRival {
  id: string;
  name: string;
  matches: number;
  ahead: number;
  behind: number;
}

export interface Leaderboard {
  game: string;
  rows: LeaderboardRow[];
}

export interface LeaderboardRow {
  place: number;
  id: string;
  name: string;
  rating: number;
  matches: number;
}

export interface Checked {
  records: number;
  flaw?: CheckedFlaw;
  undecided?: CheckedUndecided;
}

export interface CheckedFlaw {
  line: number;
  rule: string;
  key: string;
  text: string;
}

export interface CheckedUndecided {
  line: number;
  text: string;
}

export interface Playback {
  game: string;
  rules: string;
  players: Record<string, string>;
  seenBy?: string;
  records: number;
  record: number;
  rounds: PlaybackRound[];
  round: number;
  start: Record<string, unknown>;
  steps: PlaybackStep[];
}

export interface PlaybackRound {
  round: number;
  from: number;
  steps: number;
  order: string[];
  places: string[];
  scores: Record<string, number>;
  deal?: PlaybackDeal;
}

export interface PlaybackDeal {
  commit: string;
  entropy: Record<string, string>;
  seed: string;
  cards: number[];
  starts: number[];
  order: string[];
  cut: number;
  hands: Record<string, number[]>;
  aside: number;
  draws: PlaybackDraw[];
  decrees?: PlaybackDecrees;
}

export interface PlaybackDraw {
  by: string;
  place: number;
  card: number;
}

export interface PlaybackDecrees {
  pile: ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[];
  drawn: ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[];
}

export interface PlaybackStep {
  told: unknown[];
  now: Record<string, unknown>;
}

export interface Reviewed {
  done: number;
  of: number;
  review?: ReviewedReview;
}

export interface ReviewedReview {
  unit: number;
  moves: ReviewedJudged[];
  players: ReviewedShowing[];
}

export interface ReviewedJudged {
  step: number;
  round: number;
  by: string;
  mark: "BEST" | "GOOD" | "INACCURACY" | "MISTAKE" | "BLUNDER";
  made: unknown;
  loss: number;
  points: number;
  prospects: unknown[];
}

export interface ReviewedShowing {
  player: string;
  accuracy?: number;
  marks: Record<string, number>;
  fortunes: ReviewedFortune[];
}

export interface ReviewedFortune {
  round: number;
  beyond: number;
  luck: number;
  skill: number;
  rest: number;
}

export interface DayTally {
  date: string;
  places: number[];
  accuracy?: number;
}

export interface Health {
  status: string;
}
