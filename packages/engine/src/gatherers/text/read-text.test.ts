import { beforeAll, describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { overlap } from '../../geometry.ts';
import {
  type BannerLine,
  type BannerSpec,
  exampleBanner,
  type RenderedBanner,
  renderBanner,
} from '../../testing/index.ts';
import { type Frame, stretch } from '../frame/index.ts';
import { loadReader, readText } from './read-text.ts';

const INK = '#101820';
const PAPER = '#ffffff';

const banner = (
  ground: BannerSpec['ground'],
  lines: readonly BannerLine[],
  size = [900, 600],
): BannerSpec => ({
  width: size[0]!,
  height: size[1]!,
  ground,
  lines,
});

const line = (text: string, y: number, size: number, rest: Partial<BannerLine> = {}): BannerLine => ({
  text,
  x: 0.08,
  y,
  size,
  colour: INK,
  ...rest,
});

const PLAIN = { kind: 'plain', paint: PAPER } as const;
const DUSK = { kind: 'plain', paint: { from: '#16324a', to: '#35617f' } } as const;
const MEADOW = { kind: 'texture', dark: '#16331f', light: '#3f6b3a' } as const;

/** Ten banners that differ as much as the typefaces and backgrounds allow. */
const BANNERS: readonly BannerSpec[] = [
  exampleBanner(),
  banner(PLAIN, [
    line('Sleep better tonight', 0.3, 70),
    line('Mattresses from $499', 0.5, 44, { weight: 400 }),
  ]),
  banner(DUSK, [
    line('Drive into tomorrow', 0.3, 74, { colour: PAPER, font: 'Playfair Display' }),
    line('The new electric sedan', 0.5, 40, { colour: '#c8d8e4', font: 'Lato', weight: 400 }),
  ]),
  banner(MEADOW, [
    line('ORGANIC LAWN CARE', 0.3, 72, { colour: PAPER, font: 'Oswald' }),
    line('Safe for kids and pets', 0.5, 48, { colour: '#fde047', weight: 900 }),
  ]),
  banner(PLAIN, [
    line('Win the match day kit', 0.3, 64, { weight: 900 }),
    line('No purchase necessary. Terms apply. Ends 31 December.', 0.93, 17, { weight: 400 }),
  ]),
  banner(DUSK, [line('Grand opening', 0.65, 80, { colour: '#ffd9a0', turn: -12 })]),
  banner(
    PLAIN,
    [line('Fresh juice delivered', 0.3, 60, { colour: '#0b7a3e', font: 'Lato', weight: 900 })],
    [300, 250].map((n) => n * 3),
  ),
  banner(MEADOW, [
    line('Nature weekend', 0.3, 64, { panel: { fill: '#fff8e1', padding: 18, radius: 8 } }),
    line('Guided hikes and wild swimming', 0.6, 36, { colour: PAPER }),
  ]),
  banner(PLAIN, [line('Book a free quote', 0.55, 44, { font: 'Oswald' })], [728, 200]),
  banner(DUSK, [
    line('LAUNCH', 0.3, 120, { colour: PAPER, weight: 900 }),
    line('Deploy in 30 seconds', 0.5, 40, { colour: PAPER }),
  ]),
];

const read = async (frame: Frame): Promise<readonly TextLine[]> => {
  const result = await readText(frame);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9$]+/g) ?? [];

const drawn = ({ truth }: RenderedBanner) => [
  ...truth.lines,
  ...(truth.logo ? [truth.logo] : []),
  ...(truth.button ? [{ ...truth.button, box: truth.button.textBox }] : []),
];

function recall(wanted: readonly string[], found: readonly TextLine[]): number {
  const seen = new Set(found.flatMap(({ text }) => words(text)));
  const all = wanted.flatMap(words);
  return all.filter((word) => seen.has(word)).length / all.length;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('reading ten drawn banners', () => {
  let banners: readonly RenderedBanner[];
  let readings: readonly (readonly TextLine[])[];

  beforeAll(async () => {
    await loadReader();
    banners = await Promise.all(BANNERS.map(renderBanner));
    const all: (readonly TextLine[])[] = [];
    for (const { frame } of banners) all.push(await read(frame));
    readings = all;
  });

  const pairs = () =>
    banners.flatMap((each, index) =>
      drawn(each).flatMap((truth) => {
        const found = readings[index]!.find(
          ({ box }) => overlap(box, truth.box) > 0.5 * truth.box.w * truth.box.h,
        );
        return found ? [{ truth, found }] : [];
      }),
    );

  it('finds at least 90% of the words', () => {
    const shares = banners.map((each, index) =>
      recall(
        drawn(each).map(({ text }) => text),
        readings[index]!,
      ),
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.9);
  });

  it('measures contrast within 8% for the median line on any background', () => {
    const errors = pairs().map(({ truth, found }) => Math.abs(found.contrast / truth.contrast - 1));
    expect(errors.length).toBeGreaterThan(15);
    expect(median(errors)).toBeLessThan(0.08);
    expect(median(errors.toSorted((a, b) => a - b).slice(Math.floor(errors.length / 2)))).toBeLessThan(0.25);
  });

  it('draws boxes tightly around the letters', () => {
    const shares = pairs().map(({ truth, found }) => {
      const shared = overlap(truth.box, found.box);
      return shared / (truth.box.w * truth.box.h + found.box.w * found.box.h - shared);
    });
    expect(median(shares)).toBeGreaterThan(0.85);
  });

  it('measures the angle of slanted text', () => {
    const askew = readings.flat().find(({ text }) => text.startsWith('Grand'))!;
    expect(askew.angle).toBeGreaterThan(-15);
    expect(askew.angle).toBeLessThan(-9);
  });

  it('gives the same result after scaling to 75%', async () => {
    const { frame, truth } = banners[0]!;
    const smaller = await stretch(frame, Math.round(frame.width * 0.75), Math.round(frame.height * 0.75));
    const found = await read(smaller);
    expect(
      recall(
        truth.lines.map(({ text }) => text),
        found,
      ),
    ).toBe(1);
    for (const [index, { contrast }] of found.entries()) {
      expect(Math.abs(contrast / readings[0]![index]!.contrast - 1)).toBeLessThan(0.09);
    }
  });

  it('gives the same numbers every time', async () => {
    expect(await read(banners[3]!.frame)).toEqual(readings[3]);
  });
});

it.each([
  ['Rooms from €75 a night', 'Lato'],
  ['Now only £39.50', 'Roboto'],
  ['Promoção de verão', 'Oswald'],
  ['Überall zuhause', 'Lato'],
] as const)('reads currency and accents: %s', async (text, font) => {
  const { frame } = await renderBanner(banner(DUSK, [line(text, 0.4, 60, { colour: PAPER, font })]));
  expect((await read(frame)).map((found) => found.text)).toEqual([text]);
});

it('reads a word with its letters stacked vertically', async () => {
  const letters = [...'VESPERA'].map((letter, row) => line(letter, 0.16 + 0.12 * row, 72));
  const { frame } = await renderBanner(banner(PLAIN, letters));
  expect((await read(frame)).map((found) => found.text)).toEqual(['VESPERA']);
});

it('finds no text in an image without any', async () => {
  const empty = await renderBanner({ width: 400, height: 400, ground: MEADOW, lines: [] });
  expect(await readText(empty.frame)).toEqual({ ok: true, value: [], confidence: 1 });
});
