import { language } from "./words";

/** A part of 1, as hundredths. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(part);
}
