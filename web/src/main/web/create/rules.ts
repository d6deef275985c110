import type { GamesChoice, GamesPreset, GamesSheet } from "protocol/rest";
import { has, percent, say } from "../words/words";

/** Rules as a table has them: `korean passing=REENTER` is a preset and what differs from it. */
export interface Rules {
  preset: string;
  changes: Record<string, string>;
}

export function parsed(rules: string): Rules {
  const [preset = "", ...changes] = rules.split(" ");
  const pairs = changes.map((change) => change.split("=", 2) as [string, string]);
  return { preset, changes: Object.fromEntries(pairs) };
}

export function spelled({ preset, changes }: Rules): string {
  return [preset, ...Object.entries(changes).map(([name, value]) => `${name}=${value}`)].join(" ");
}

export function presetOf(sheet: GamesSheet, name: string): GamesPreset | undefined {
  return sheet.presets.find((preset) => preset.name === name) ?? sheet.presets[0];
}

/** The value of every option. */
export function valuesOf(sheet: GamesSheet, rules: Rules): Record<string, string> {
  return { ...presetOf(sheet, rules.preset)?.values, ...rules.changes };
}

/** With one option set; what is as the preset has it is no change. */
export function changed(sheet: GamesSheet, rules: Rules, name: string, value: string): Rules {
  const changes = { ...rules.changes, [name]: value };
  if (presetOf(sheet, rules.preset)?.values[name] === value) delete changes[name];
  return { ...rules, changes };
}

const COUNTED = /^([A-Z]+)\((\d+)\)$/;

/** What a value means, in words. */
export function valueText(choice: GamesChoice, value: string): string {
  const listed = choice.values.find((it) => it.value === value);
  if (choice.bounds === "0..1") return percent(Number(value));
  if (listed) return listed.text;
  const [, kind, count] = COUNTED.exec(value) ?? [];
  const key = `options.${choice.name}.${kind}`;
  return count && has(key) ? say(key, Number(count)) : value;
}

/** In plain words, how rules differ from the preset they are made from. */
export function differences(sheet: GamesSheet, rules: Rules): { name: string; is: string; was: string }[] {
  const usual = presetOf(sheet, rules.preset)?.values ?? {};
  return sheet.options
    .filter((choice) => choice.name in rules.changes)
    .map((choice) => ({
      name: choice.text,
      is: valueText(choice, rules.changes[choice.name] ?? ""),
      was: valueText(choice, usual[choice.name] ?? ""),
    }));
}

/** After how many rounds a match is over; unknown while the sheet is, and where something else ends it. */
export function roundsOf(sheet: GamesSheet | undefined, rules: Rules): number | undefined {
  const ending = rules.changes["ending"] ?? (sheet && valuesOf(sheet, rules)["ending"]) ?? "";
  const [, kind, count] = COUNTED.exec(ending) ?? [];
  return kind === "ROUNDS" ? Number(count) : undefined;
}
