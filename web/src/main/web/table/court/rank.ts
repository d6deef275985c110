import { say, title } from "../../words/words";

/** What somebody is called by their position, as the table of names spells it (WHO-2). */
export type Title = "greater-dalmuti" | "lesser-dalmuti" | "merchant" | "lesser-peon" | "greater-peon";

const FEWEST_WITH_LESSER_TITLES = 4;
const MOST_WITH_ONE_MERCHANT = 5;

/** The title at a position, counted from 1, among so many players. */
export function titleAt(position: number, players: number): Title {
  if (position === 1) return "greater-dalmuti";
  if (position === players) return "greater-peon";
  if (players < FEWEST_WITH_LESSER_TITLES) return "merchant";
  if (position === 2) return "lesser-dalmuti";
  return position === players - 1 ? "lesser-peon" : "merchant";
}

/** Which Merchant sits at a position where there are several; 0 where one needs not count. */
export function merchantAt(position: number, players: number): number {
  const counts = players > MOST_WITH_ONE_MERCHANT && titleAt(position, players) === "merchant";
  return counts ? position - 2 : 0;
}

/** What somebody at a position, counted from 1, is called. */
export function titleName(position: number, players: number): string {
  const name = title(titleAt(position, players));
  const merchant = merchantAt(position, players);
  return merchant > 0 ? say("story.merchant", merchant, name) : name;
}

/** What somebody has of the court, by its drawing. */
const COURT: Record<Title, { hat: string; chair: string; treat: string }> = {
  "greater-dalmuti": { hat: "crown", chair: "throne", treat: "cake" },
  "lesser-dalmuti": { hat: "coronet", chair: "armchair", treat: "tart" },
  merchant: { hat: "feather", chair: "chair", treat: "biscuit" },
  "lesser-peon": { hat: "hood", chair: "stool", treat: "apple" },
  "greater-peon": { hat: "straw", chair: "suitcase", treat: "crumbs" },
};

/** COURT-2 */
export function hatOf(title: Title): string {
  return `art/hat-${COURT[title].hat}.svg`;
}

/** COURT-1 */
export function chairOf(title: Title): string {
  return `art/chair-${COURT[title].chair}.svg`;
}

/** What is left for a title where everybody takes the best (COURT-6). */
export function treatOf(title: Title): string {
  return COURT[title].treat;
}
