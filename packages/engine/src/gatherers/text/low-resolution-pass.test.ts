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

describe('a look from farther', () => {
  it.each([
    ['words that lie on each other', [words('We were', 0, 420), words('e offered', 400, 800)]],
    [
      'words with a scrap between them',
      [words('We were', 0, 350), words('|', 360, 400), words('offered', 450, 800)],
    ],
  ])('joins %s', async (_, near) => {
    const whole = words('We were offered', 0, 800, { height: 120 });
    expect(await lookedAt(near, whole)).toEqual(['We were offered']);
  });

  it.each([
    ['columns', [words('We were', 0, 300), words('offered', 500, 800)], {}],
    [
      'columns with a scrap below them',
      [words('We were', 0, 300), words('offered', 500, 800), words('.', 400, 430, { at: 545, height: 45 })],
      { height: 120 },
    ],
    [
      'rows with a scrap between them',
      [words('We were', 0, 500, { at: 440 }), words('offered', 100, 560, { at: 560 }), words('|', 350, 380)],
      { height: 200 },
    ],
    [
      'words that it reads less surely',
      [words('We were', 0, 420), words('e offered', 400, 800)],
      { sure: 0.88 },
    ],
    [
      'words of which it misses letters',
      [words('We were all of', 0, 420), words('fine offered', 400, 800)],
      {},
    ],
    ['small print beside it', [words('We were', 0, 420, { height: 30 }), words('e offered', 400, 800)], {}],
  ])('leaves %s apart', async (_, near, seen) => {
    const whole = words('We were offered', 0, 800, seen);
    expect(await lookedAt(near, whole)).toEqual(near.map(({ reading }) => reading.text));
  });

  it('replaces a word of which letters were missed, where it was hardly read', async () => {
    const vets = words('VETS', 0, 300);
    expect(await lookedAt([words('VeS', 60, 240, { sure: 0.8 })], vets)).toEqual(['VETS']);
    expect(await lookedAt([words('VeS', 60, 240, { sure: 0.95 })], vets)).toEqual(['VeS']);
  });

  it('finds tall letters that stand far apart, and nothing small', async () => {
    const scraps = [words('a', 100, 180), words('l', 300, 330, { sure: 0.25 })];
    expect(await lookedAt(scraps, words('kaolin', 0, 500, { sure: 0.87 }))).toEqual(['kaolin']);
    expect(await lookedAt([], words('371', 0, 100, { height: 30 }))).toEqual([]);
    expect(await lookedAt([], words('371', 0, 300, { sure: 0.8 }))).toEqual([]);
  });

  it('takes nothing from a longer line', async () => {
    const line = words('We were offered crumbs', 0, 900);
    expect(await lookedAt([line], words('offered', 600, 880))).toEqual(['We were offered crumbs']);
    const half = words('We were', 0, 400);
    expect(await lookedAt([half], words('re offered', 250, 800))).toEqual(['We were']);
  });
});
