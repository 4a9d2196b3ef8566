import type { AccuracyFigure, CountTable } from '../../../packages/contract/src/accuracy.ts';
import { bootstrap, meanOf } from '../../statistics/bootstrap.ts';
import type { MeasureSubject } from '../subject.ts';
import { type HalfOutcome, outcomeOf, type SpoiledOutcome } from './outcome.ts';

const HALVES = [
  { half: 'tuned', split: 'engine faults were looked for on these originals' },
  {
    half: 'held',
    split:
      'originals kept apart: two of them were looked at for how letters are cut by the border, and two for when a missing brand is told; nothing else was set by them, and their figures were seen at earlier versions',
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
    title: 'Does the grade notice what spoils an ad?',
    meaning:
      'Good ads were spoiled on purpose, one fault at a time, as a careless designer would: other words, a faint button, a stretched file. The figures say how often the score falls, how often the right thing is advised first, and whether changes that harm nothing leave the score alone.',
    data: `Eight banners of invented brands, drawn for this purpose, in six formats, light and dark, half of them with a picture like a photograph; ${spoiled.length} spoiled copies of ${new Set(spoiled.map(({ kind }) => kind)).size} kinds. What is to speak was set down for each kind before anything was measured; checks that were made since joined where they are about that very fault. On the first half 63 of 75 scored lower and 45 were advised before the engine was changed, on the half kept apart 63 and 40. Intervals resample whole creatives.`,
    doesNotShow:
      'How far each fault should lower a score: a point is all that is asked. Drawn pictures are no photographs, and nobody else judged these ads.',
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
    name: half === 'held' ? `${name} (originals kept apart)` : name,
    unit: ' %',
    decimals: 0,
    higherIsBetter,
    from: 0,
    to: 100,
    ...bootstrap(holds.length, (drawn) => 100 * meanOf(drawn.map((index) => Number(holds[index])))),
    n: holds.length,
    items,
    split,
    baselines: [],
    references: [{ name: 'what we ask', value: asked, source: 'our own promise' }],
  });
  const falls = (least: number) => spoiled.map(({ before, after }) => before - after >= least);
  const sunk = spoiled.filter(({ sinks }) => sinks).map(({ after }) => after < SUNK);
  const advised = spoiled.map(({ isAdvised }) => isAdvised);
  const still = harmless.map(({ before, after }) => Math.abs(after - before) <= HARMLESS_MOVE);
  const rises = spoiled.map(({ before, after }) => after - before >= FALL);
  return [
    figure('lower', 'Spoiled ads that score at least a point lower', true, 'spoiled ads', falls(FALL), 96),
    figure('higher', 'Spoiled ads that score at least a point higher', false, 'spoiled ads', rises, 0),
    figure('sunk', `Ads that must not run and score under ${SUNK}`, true, 'ads with such words', sunk, 100),
    figure(
      'advised',
      'The fault is among the first three recommendations',
      true,
      'spoiled ads',
      advised,
      100,
    ),
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
    columns: ['fault', 'a point lower', 'a point higher', 'advised among the first three', 'mean change'],
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
