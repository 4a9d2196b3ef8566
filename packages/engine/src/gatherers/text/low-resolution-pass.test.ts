import { describe, expect, it } from 'vitest';
import { withLowResolutionPass } from './low-resolution-pass.ts';
import type { ReadBox } from './lines.ts';

const FRAME = { width: 1000, height: 1000, data: new Uint8Array() };

interface Seen {
  readonly at?: number;
  readonly height?: number;
  readonly sure?: number;
}

/** Words that span from one column to another. */
const words = (
  text: string,
  from: number,
  to: number,
  { at = 500, height = 100, sure = 0.97 }: Seen = {},
): ReadBox => ({
  box: { x: (from + to) / 2, y: at, ux: 1, uy: 0, length: to - from, height },
  reading: { text, confidence: sure },
});

const lookedAt = async (near: readonly ReadBox[], ...far: readonly ReadBox[]): Promise<string[]> => {
  const read = async (box: ReadBox['box']) => far.find((each) => each.box === box)!;
  const lines = await withLowResolutionPass(
    near,
    far.map(({ box }) => box),
    FRAME,
    read,
  );
  return lines.map(({ reading }) => reading.text);
};

describe('low-resolution pass', () => {
  it.each([
    ['overlapping words', [words('We were', 0, 420), words('e offered', 400, 800)]],
    [
      'words with a stray mark between them',
      [words('We were', 0, 350), words('|', 360, 400), words('offered', 450, 800)],
    ],
  ])('joins %s', async (_, near) => {
    const whole = words('We were offered', 0, 800, { height: 120 });
    expect(await lookedAt(near, whole)).toEqual(['We were offered']);
  });

  it.each([
    ['columns', [words('We were', 0, 300), words('offered', 500, 800)], {}],
    [
      'columns with a stray mark below them',
      [words('We were', 0, 300), words('offered', 500, 800), words('.', 400, 430, { at: 545, height: 45 })],
      { height: 120 },
    ],
    [
      'rows with a stray mark between them',
      [words('We were', 0, 500, { at: 440 }), words('offered', 100, 560, { at: 560 }), words('|', 350, 380)],
      { height: 200 },
    ],
    [
      'words it reads with less certainty',
      [words('We were', 0, 420), words('e offered', 400, 800)],
      { sure: 0.88 },
    ],
    [
      'words it reads with letters missing',
      [words('We were all of', 0, 420), words('fine offered', 400, 800)],
      {},
    ],
    ['fine print next to it', [words('We were', 0, 420, { height: 30 }), words('e offered', 400, 800)], {}],
  ])('leaves %s separate', async (_, near, seen) => {
    const whole = words('We were offered', 0, 800, seen);
    expect(await lookedAt(near, whole)).toEqual(near.map(({ reading }) => reading.text));
  });

  it('replaces a word with missing letters if it was read with low confidence', async () => {
    const vets = words('VETS', 0, 300);
    expect(await lookedAt([words('VeS', 60, 240, { sure: 0.8 })], vets)).toEqual(['VETS']);
    expect(await lookedAt([words('VeS', 60, 240, { sure: 0.95 })], vets)).toEqual(['VeS']);
  });

  it('finds tall, widely spaced letters, but no small ones', async () => {
    const scraps = [words('a', 100, 180), words('l', 300, 330, { sure: 0.25 })];
    expect(await lookedAt(scraps, words('kaolin', 0, 500, { sure: 0.87 }))).toEqual(['kaolin']);
    expect(await lookedAt([], words('371', 0, 100, { height: 30 }))).toEqual([]);
    expect(await lookedAt([], words('371', 0, 300, { sure: 0.8 }))).toEqual([]);
  });

  it('does not shorten a longer line', async () => {
    const line = words('We were offered crumbs', 0, 900);
    expect(await lookedAt([line], words('offered', 600, 880))).toEqual(['We were offered crumbs']);
    const half = words('We were', 0, 400);
    expect(await lookedAt([half], words('re offered', 250, 800))).toEqual(['We were']);
  });
});
