/** What is to be made of each kind of something, whose field `K` tells its kind. */
export type ByKind<T, K extends keyof T, R, More extends unknown[] = []> = {
  readonly [Kind in T[K] & string]: (it: Extract<T, Record<K, Kind>>, ...more: More) => R;
};

/** Makes of something what a table says for its kind; nothing where it says nothing. */
export function byKind<T, K extends keyof T, R, More extends unknown[]>(
  table: Partial<ByKind<T, K, R, More>>,
  field: K,
  it: T,
  ...more: More
): R | undefined {
  const make = table[it[field] as T[K] & string] as ((it: T, ...more: More) => R) | undefined;
  return make?.(it, ...more);
}
