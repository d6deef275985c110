/** A place at the table, its middle in hundredths of the table's width and height. */
export interface Place {
  x: number;
  y: number;
}

export const FACING: Place = { x: 50, y: 0 };

/** Where the table ends beside somebody. */
export type Edge = "none" | "side" | "corner";

export function edge({ x, y }: Place, across: number): Edge {
  if (y > 0) return x > 50 ? "side" : "none";
  return x > 100 - 75 / across ? "corner" : "none";
}

/**
 * Where the others sit, clockwise from one's own left: up the left side, along the top, down the right.
 *
 * @param across how many seats fit beside each other along the top
 */
export function places(others: number, across: number): Place[] {
  const sides = sideLength(others, across);
  const top = others - 2 * sides;
  const inset = 50 / Math.max(across, 3);
  const found: Place[] = [];
  for (let i = sides - 1; i >= 0; i--) found.push({ x: inset, y: down(i, sides) });
  for (let i = 0; i < top; i++) found.push({ x: along(i, top, sides, inset), y: 0 });
  for (let i = 0; i < sides; i++) found.push({ x: 100 - inset, y: down(i, sides) });
  return found;
}

function sideLength(others: number, across: number): number {
  if (others < 3) return 0;
  const balanced = Math.floor(others / 3);
  const least = Math.ceil((others - across) / 2);
  const wide = across > 6 ? 1 : balanced;
  return Math.max(Math.min(wide, balanced), least, 1);
}

/** The first place down a side lies below the row along the top. */
function down(i: number, sides: number): number {
  return (100 * (i + 1)) / sides - (sides === 1 ? 35 : 0);
}

function along(i: number, top: number, sides: number, inset: number): number {
  const room = 100 - 2 * inset;
  if (top === 1) return 50;
  // a short row keeps clear of the corners, which the sides have
  const margin = sides > 0 && top < 4 ? room / (top + 1) / 1.6 : 0;
  return inset + margin + ((room - 2 * margin) * i) / (top - 1);
}
