import path from 'node:path';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { bootstrap, bootstrapPercent } from '../statistics/bootstrap.ts';
import type { MeasureSubject } from './subject.ts';
import { measureTextReading, summarizeReading, type TextFigures } from './text/text.ts';

const PERCENT = { unit: '%', decimals: 1, from: 0, to: 100 } as const;

/** Drawn banners have a known truth, so text, contrast, boxes and colors can be checked exactly. */
const KINDS: readonly (Pick<
  AccuracyFigure,
  'id' | 'name' | 'unit' | 'decimals' | 'from' | 'to' | 'higherIsBetter'
> & { readonly pick: (figures: TextFigures) => number; readonly promise: number })[] = [
  {
    id: 'character-errors',
    name: 'Characters misread or missed',
    ...PERCENT,
    to: 20,
    higherIsBetter: false,
    pick: ({ cer }) => 100 * cer,
    promise: 4,
  },
  {
    id: 'words-read',
    name: 'Words read correctly',
    ...PERCENT,
    from: 50,
    higherIsBetter: true,
    pick: ({ wordRecall }) => 100 * wordRecall,
    promise: 92,
  },
  {
    id: 'contrast-error',
    name: 'Contrast ratio error, median',
    ...PERCENT,
    to: 20,
    higherIsBetter: false,
    pick: ({ contrastError }) => 100 * contrastError,
    promise: 10,
  },
  {
    id: 'box-overlap',
    name: 'Overlap of found and true boxes (IoU)',
    unit: '',
    decimals: 2,
    from: 0,
    to: 1,
    higherIsBetter: true,
    pick: ({ boxIoU }) => boxIoU,
    promise: 0.7,
  },
];

export const measureReading: MeasureSubject = async ({ data }) => {
  const { banners, palettes, lines } = await measureTextReading({ photos: path.join(data, 'gaze', 'osie') });
  const drawnFigures = (drawn: readonly number[]) =>
    summarizeReading(
      drawn.map((at) => banners[at]!),
      drawn.map((at) => palettes[at]!),
    );
  const shared = { n: banners.length, baselines: [] };
  return {
    id: 'reading',
    data: `Banners drawn over photographs and made hard on purpose: many typefaces, script lettering, rotated and outlined lines, low contrast, fine print; ${lines} lines in all. Flat posters for the colors.`,
    figures: [
      ...KINDS.map(({ pick, promise, ...kind }) => ({
        ...kind,
        ...shared,
        ...bootstrap(banners.length, (drawn) => pick(drawnFigures(drawn))),
        items: 'banners',
        split: 'the text reader’s thresholds were set on banners of this kind',
        references: [{ name: 'our promise', value: promise, source: 'set by us' }],
      })),
      {
        id: 'palette-found',
        name: 'Main colors found',
        ...PERCENT,
        higherIsBetter: true,
        ...shared,
        ...bootstrapPercent(palettes.length, (drawn) => 100 * drawnFigures(drawn).paletteFound),
        items: 'posters',
        split: 'nothing was fitted on them',
        references: [],
      },
    ],
  };
};
