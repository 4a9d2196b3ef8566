import sharp from 'sharp';

/** Modules of quiet zone on each side. */
const QUIET = 4;

/** Number of blocks and data bytes per block at level M, by version (ISO/IEC 18004, table 9). */
const BLOCKS: Readonly<Record<number, readonly [count: number, bytes: number]>> = {
  2: [1, 28],
  3: [1, 44],
  4: [2, 32],
  5: [2, 43],
  6: [4, 27],
};

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/**
 * Reads a clean image of a QR code without error correction, so any wrong module is noticed.
 * @param modules per side, including the quiet zone
 */
export async function readQr(picture: Uint8Array, modules: number): Promise<string> {
  const dark = await modulesOf(picture, modules);
  const size = modules - 2 * QUIET;
  const bits = Array.from({ length: 15 }, (_, bit) => Number(dark(...formatModule(bit))) << bit);
  const format = bits.reduce((sum, bit) => sum + bit, 0) ^ 0x5412;
  const mask = MASKS[(format >> 10) & 7];
  const blocks = BLOCKS[(size - 17) / 4];
  if (format >> 13 !== 0 || !mask || !blocks) throw new Error(`No code of level M: ${size}, ${format}`);
  const read: boolean[] = [];
  for (const [x, y] of dataModules(size)) read.push(dark(x, y) !== (mask(x, y) === 0));
  return textOf(inOrder(bytesOf(read), blocks));
}

/** Returns whether the module in a column and row is dark. */
async function modulesOf(picture: Uint8Array, modules: number): Promise<(x: number, y: number) => boolean> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (module: number): number => Math.floor(((module + QUIET + 0.5) * info.width) / modules);
  return (x, y) => (data[(pixel(y) * info.width + pixel(x)) * info.channels] ?? 255) < 128;
}

function formatModule(bit: number): [x: number, y: number] {
  if (bit < 6) return [8, bit];
  if (bit < 8) return [8, bit + 1];
  return bit === 8 ? [7, 8] : [14 - bit, 8];
}

/** Data modules in column pairs from the right, alternating up and down, without the fixed patterns. */
function* dataModules(size: number): Generator<[x: number, y: number]> {
  const near = (at: number) => Math.abs(at - (size - 7)) <= 2;
  const fixed = (x: number, y: number): boolean =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (near(x) && near(y));
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    const right = pair <= 6 ? pair - 1 : pair;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed(x, y)) yield [x, y];
    }
  }
}

const bytesOf = (bits: readonly boolean[]): number[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  );

const inOrder = (bytes: readonly number[], [count, length]: readonly [number, number]): number[] =>
  Array.from({ length: count }, (_, block) =>
    Array.from({ length }, (_one, index) => bytes[index * count + block] ?? 0),
  ).flat();

/** Decodes byte mode: four bits of mode, eight bits of length, then the bytes. */
function textOf(bytes: readonly number[]): string {
  const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]);
  const at = (index: number) => (nibbles[index] ?? 0) * 16 + (nibbles[index + 1] ?? 0);
  if (nibbles[0] !== 4) throw new Error(`No text of bytes: ${nibbles[0]}`);
  return new TextDecoder().decode(Uint8Array.from({ length: at(1) }, (_, index) => at(3 + index * 2)));
}
