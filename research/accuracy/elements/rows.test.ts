import { describe, expect, it } from 'vitest';
import { languageRows, worstLanguage } from './language-rows.ts';
import { PERCENT, figureOf } from './rows.ts';
import { type Found, rowsOf } from './subject-rows.ts';

const HALF = { x: 0, y: 0, w: 0.5, h: 1 };

describe('an accuracy card row', () => {
  const groups = Array.from({ length: 40 }, (_, at) => ({ ours: at % 4 < 3, theirs: at % 4 < 2 }));
  const rate =
    (pick: (each: (typeof groups)[number]) => boolean) => (drawn: readonly (typeof groups)[number][]) =>
      (100 * drawn.filter(pick).length) / drawn.length;
  const row = figureOf(PERCENT, {
    id: 'x',
    name: 'x',
    groups,
    measure: rate(({ ours }) => ours),
    n: 40,
    items: 'ads',
    split: 'none',
    aim: 90,
    baselines: [{ name: 'simple', measure: rate(({ theirs }) => theirs) }],
  });

  it('has an interval and a target', () => {
    expect(row.value).toBe(75);
    expect(row.low).toBeLessThan(70);
    expect(row.high).toBeGreaterThan(80);
    expect(row.references).toEqual([{ name: 'our target', value: 90, source: 'set by us' }]);
  });

  it('has an interval with a width, even if all agree', () => {
    const { value, low } = figureOf(PERCENT, {
      id: 'x',
      name: 'x',
      groups: groups.slice(0, 2),
      measure: rate(({ ours }) => ours),
      n: 2,
      items: 'ads',
      split: 'none',
      aim: null,
    });
    expect([value, Math.round(low)]).toEqual([100, 16]);
  });

  it('is compared with the baseline on the same resamples', () => {
    const { value, gain } = row.baselines[0]!;
    expect([value, gain?.value]).toEqual([50, 25]);
    // Wherever the guess is right, ours is too. Paired draws keep the gain above 0; independent draws would not.
    expect(gain!.low).toBeGreaterThan(5);
  });
});

it('subjects: a wrong box lowers both figures, and an image with text only counts in neither', () => {
  const picture = (file: string, truth: typeof HALF | null, box: typeof HALF | null): Found => ({
    row: { file, box: truth, named: [] } as unknown as Found['row'],
    box,
  });
  const rows = rowsOf(
    [
      picture('ads/a.png', HALF, HALF),
      picture('ads/b.png', HALF, { x: 0.5, y: 0, w: 0.5, h: 1 }),
      picture('ads/c.png', null, HALF),
      picture('banners/a.png', HALF, { x: 0, y: 0, w: 1, h: 0.8 }),
    ],
    'seen',
  );
  expect(rows.map(({ id, value, n }) => [id, value, n])).toEqual([
    ['subject-covered-seen-ads', 50, 2],
    ['subject-iou-seen-ads', 50, 2],
    ['subject-covered-seen-banners', 100, 1],
    ['subject-iou-seen-banners', 0, 1],
  ]);
});

it('languages: the means over all and the name of the worst', () => {
  const of = (language: string, similarity: number, button: number) => ({
    language,
    similarity,
    button,
    extra: 0,
    offer: 3,
    brand: 3,
    seconds: 1,
    read: [],
  });
  const all = [of('de', 1, 3), of('hi', 0.5, 0)];
  expect(languageRows(all).map(({ value }) => value)).toEqual([0.75, 50, 100, 100]);
  expect(worstLanguage(all)).toBe('Hindi is read worst, with a similarity of 0.50');
});
