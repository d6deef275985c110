import { language } from "../../words/words";

/** A number with just so many digits behind the point, so that columns line up. */
export function figure(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language(), format).format(value);
}

/** With its sign, unless it is nothing. */
export function signed(value: number, digits: number): string {
  const text = figure(Math.abs(value), digits);
  if (text === figure(0, digits)) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
