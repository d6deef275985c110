// What the engine on a device answers, and no server. Written by module wire, not by hand.

export interface DayResult {
  date: string;
  place: number;
  players: number;
  accuracy?: number;
  strongest: number;
}

export interface Society {
  rules: string;
  players: number;
  rounds: number;
  positions: Position[];
  figures: Record<string, Estimate>;
}

export interface Position {
  points: Estimate;
  next: number[];
}

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}
