import type { AccuracyFigure, CountTable } from '../../../packages/contract/src/accuracy.ts';
import { bootstrapPercent, meanOf } from '../../statistics/bootstrap.ts';
import type { MeasureSubject } from '../subject.ts';
import { type HalfOutcome, outcomeOf, type SpoiledOutcome } from './outcome.ts';

const HALVES = [
  { half: 'tuned', split: 'these originals were used to look for engine faults' },
  {
    half: 'held',
    split:
      'originals set aside: two of them were used in deciding when letters count as cut off by the border, and two in deciding when a missing brand is reported; nothing else was set on them, and their figures were seen at earlier versions',
  },
] as const;

/** Points that a spoiled ad must lose at least, and that a harmless change may move a score at most. */
const FALL = 1;
const HARMLESS_MOVE = 2;
/** An ad that must not run has to score below this. */
const SUNK = 60;

/** Whether the grade notices a deliberately spoiled ad, for the right reason. */
export const measureSpoiled: MeasureSubject = async ({ measure }) => {
  const figures: AccuracyFigure[] = [];
  const spoiled: SpoiledOutcome[] = [];
  for (const { half, split } of HALVES) {
    const outcome = await outcomeOf(half, measure);
    spoiled.push(...outcome.spoiled);
    figures.push(...figuresOf(outcome, half, split));
  }
  return {
    id: 'spoiled',
    data: `Eight banners for invented brands, drawn for this purpose, in six formats, light and dark, half of them with a photo-like picture; ${spoiled.length} faulty versions of ${new Set(spoiled.map(({ kind }) => kind)).size} kinds. For each kind, the checks that should respond were written down before anything was measured; checks made since then were added where they are about that very fault. Before the engine was changed, 63 of 75 scored lower and 45 got the right advice in the first half; in the half set aside, 63 and 40. Intervals treat the versions as independent. They come from four originals in each half, so the intervals are too narrow.`,
    figures,
    counts: [byKind(spoiled)],
  };
};

function figuresOf({ spoiled, harmless }: HalfOutcome, half: string, split: string): AccuracyFigure[] {
  const figure = (
    id: string,
    name: string,
    higherIsBetter: boolean,
    items: string,
    holds: readonly boolean[],
    asked: number,
  ): AccuracyFigure => ({
    id: `spoiled-${half}-${id}`,
    name: half === 'held' ? `${name} (originals set aside)` : name,
    unit: '%',
    decimals: 0,
    higherIsBetter,
    from: 0,
    to: 100,
    ...bootstrapPercent(holds.length, (drawn) => 100 * meanOf(drawn.map((index) => Number(holds[index])))),
    n: holds.length,
    items,
    split,
    baselines: [],
    references: [{ name: 'our promise', value: asked, source: 'set by us' }],
  });
  const falls = (least: number) => spoiled.map(({ before, after }) => before - after >= least);
  const sunk = spoiled.filter(({ sinks }) => sinks).map(({ after }) => after < SUNK);
  const advised = spoiled.map(({ isAdvised }) => isAdvised);
  const still = harmless.map(({ before, after }) => Math.abs(after - before) <= HARMLESS_MOVE);
  const rises = spoiled.map(({ before, after }) => after - before >= FALL);
  return [
    figure('lower', 'Faulty ads that score at least one point lower', true, 'faulty ads', falls(FALL), 96),
    figure('higher', 'Faulty ads that score at least one point higher', false, 'faulty ads', rises, 0),
    figure('sunk', `Ads that must not run, scoring under ${SUNK}`, true, 'ads that must not run', sunk, 100),
    figure('advised', 'The fault is among the first three recommendations', true, 'faulty ads', advised, 100),
    figure(
      'harmless',
      `Harmless changes that move the score by ${HARMLESS_MOVE} points at most`,
      true,
      'changed ads',
      still,
      100,
    ),
  ];
}

function byKind(spoiled: readonly SpoiledOutcome[]): CountTable {
  const kinds = Map.groupBy(spoiled, ({ kind }) => kind);
  return {
    name: 'By kind of fault',
    columns: [
      'fault',
      'a point lower',
      'a point higher',
      'in the first three recommendations',
      'mean change',
    ],
    rows: [...kinds].map(([kind, all]) => {
      const count = (holds: (each: SpoiledOutcome) => boolean) =>
        `${all.filter(holds).length} of ${all.length}`;
      return [
        kind,
        count(({ before, after }) => before - after >= FALL),
        count(({ before, after }) => after - before >= FALL),
        count(({ isAdvised }) => isAdvised),
        meanOf(all.map(({ before, after }) => after - before)).toFixed(1),
      ];
    }),
  };
}
