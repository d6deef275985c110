import {
  DALMUTI_EVENT_FIELDS,
  DALMUTI_MOVE_FIELDS,
  type DalmutiEvent,
  type DalmutiMove,
  GRAPPLES_EVENT_FIELDS,
  GRAPPLES_MOVE_FIELDS,
  type GrapplesEvent,
  type GrapplesMove,
  type Span,
} from "protocol";

type Fields = Record<string, readonly string[]>;
type Row = readonly [kind: string, ...values: unknown[]];

/** One thing, or one for every number of a span among its fields. */
function* spanned(one: Record<string, unknown>): Generator<object> {
  const [name, span] = Object.entries(one).find(([, value]) => isSpan(value)) ?? [];
  if (!name || !isSpan(span)) yield one;
  else for (let value = span.from; value <= span.to; value++) yield { ...one, [name]: value };
}

function isSpan(value: unknown): value is Span {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}

/** Single things out of a list in which several of one kind may stand in one row. */
function* expanded(list: readonly unknown[], kind: "event" | "move", fields: Fields): Generator<object> {
  for (const it of list) {
    if (!Array.isArray(it)) {
      yield it as object;
      continue;
    }
    const row = it as unknown as Row;
    const names = fields[row[0]] ?? [];
    let at = 1;
    do {
      const one: Record<string, unknown> = { [kind]: row[0] };
      for (const name of names) {
        if (row[at] !== null) one[name] = row[at];
        at++;
      }
      yield* kind === "move" ? spanned(one) : [one];
    } while (at < row.length);
  }
}

export type TableEvent = DalmutiEvent | GrapplesEvent;
export type TableMove = DalmutiMove | GrapplesMove;

export function events(game: string, list: readonly unknown[]): TableEvent[] {
  const fields = game === "grapples" ? GRAPPLES_EVENT_FIELDS : DALMUTI_EVENT_FIELDS;
  return [...expanded(list, "event", fields)] as TableEvent[];
}

export function moves(game: string, list: readonly unknown[]): TableMove[] {
  const fields = game === "grapples" ? GRAPPLES_MOVE_FIELDS : DALMUTI_MOVE_FIELDS;
  return [...expanded(list, "move", fields)] as TableMove[];
}

/** A picture in which some parts are new; what is null is gone. */
export function replaced(before: object, now: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...now }).filter(([, part]) => part !== null));
}
