// QR codes of texts up to some 200 bytes, level M (ISO/IEC 18004, versions 1 to 10).

/** Per version: code words for error correction of a block, and the data words of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];

type Grid = boolean[][];

/** The dark modules of the code, by row and column. */
export function qrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks], i) => capacity(blocks) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error("That is too long for a code");
  const words = interleaved(version, dataWords(version, bytes));
  const candidates = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(version, words, mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function capacity(blocks: readonly number[]): number {
  return blocks.reduce((sum, block) => sum + block, 0);
}

function dataWords(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  const length = capacity(BLOCKS[version - 1]![1]) * 8;
  put(0, Math.min(4, length - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let filler = 0xec; words.length < length / 8; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** Blocks of data with their error correction, word by word in turn. */
function interleaved(version: number, data: number[]): number[] {
  const [correction, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => remainder(block, correction));
  const longest = Math.max(...sizes);
  const words: number[] = [];
  for (let i = 0; i < longest; i++) for (const block of blocks) if (i < block.length) words.push(block[i]!);
  for (let i = 0; i < correction; i++) for (const check of checks) words.push(check[i]!);
  return words;
}

/** Reed and Solomon's remainder in the field of 256. */
function remainder(block: number[], degree: number): number[] {
  const divisor: number[] = Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
  }
  const result: number[] = Array<number>(degree).fill(0);
  for (const word of block) {
    const factor = word ^ result.shift()!;
    result.push(0);
    divisor.forEach((it, i) => (result[i]! ^= times(it, factor)));
  }
  return result;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, words: number[], mask: number): Grid {
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  patterns(version, size, set, (x, y) => grid[y]![x] !== undefined);
  format(mask, size, set);
  if (version >= 7) versionBits(version, size, set);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = upwards ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== undefined) continue;
        const dark = bit < words.length * 8 && ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        set(x, y, dark !== MASKS[mask]!(x, y));
      }
    }
  }
  return grid as Grid;
}

type Setter = (x: number, y: number, dark: boolean) => void;

function patterns(version: number, size: number, set: Setter, taken: (x: number, y: number) => boolean): void {
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const places = ALIGNED[version - 1]!;
  for (const cx of places) {
    for (const cy of places) {
      if (taken(cx, cy)) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
}

/** Level M, the mask, and their own error correction, twice. */
function format(mask: number, size: number, set: Setter): void {
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function versionBits(version: number, size: number, set: Setter): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** How hard the code is to read: long runs, squares, and more dark than light. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let points = 0;
  let dark = 0;
  for (let i = 0; i < size; i++) {
    points += runs(grid[i]!) + runs(grid.map((row) => row[i]!));
    dark += grid[i]!.filter(Boolean).length;
    for (let j = 0; j < size - 1 && i < size - 1; j++) {
      const square = [grid[i]![j], grid[i]![j + 1], grid[i + 1]![j], grid[i + 1]![j + 1]];
      if (square.every((it) => it === square[0])) points += 3;
    }
  }
  return points + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

function runs(line: boolean[]): number {
  let points = 0;
  for (let i = 0, length = 0; i < line.length; i++) {
    length = i > 0 && line[i] === line[i - 1] ? length + 1 : 1;
    points += length === 5 ? 3 : length > 5 ? 1 : 0;
  }
  const text = line.map((it) => (it ? "1" : "0")).join("");
  return points + 40 * (text.split("10111010000").length + text.split("00001011101").length - 2);
}
