import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { type CrossValidated, crossValidated } from '../grade/cross-validated.ts';
import { outOfFoldScores, reportedScores } from '../grade/deduction-fit.ts';
import { failingRows, pictureFit } from '../grade/picture-fit.ts';
import type { RatedCreative } from '../grade/rated.ts';
import { spearman } from '../statistics/ridge.ts';
import { GRADE_MEASUREMENTS } from '../data/measurement-cache.ts';
import { bootstrap, meanOf } from '../statistics/bootstrap.ts';
import type { MeasureSubject } from './subject.ts';

const SETS = [
  {
    set: 'ads',
    items: 'real ads',
    split:
      'eight folds: no ad is scored with points or impressions fitted on it; settings were chosen on these same folds',
  },
  {
    set: 'banners',
    items: 'drawn banners',
    split:
      'by layout family: no banner is scored with points or impressions fitted on its family; settings were chosen on these same folds',
  },
  {
    set: 'drawn',
    items: 'banners of our own',
    split:
      'by layout family: no banner is scored with points or impressions fitted on its family; settings were chosen on these same folds',
  },
  {
    set: 'mockups',
    items: 'mockups of real ads',
    split:
      'by session: no mockup is scored with points or impressions fitted on an ad made in the same session; settings were chosen on these same folds',
  },
] as const;

/** Qualities that readers rated, the category that should follow each, and the name of the figure. */
const QUALITIES = [
  ['attention', 'attention', 'Attention score vs. rated stopping power'],
  ['clarity', 'message-clarity', 'Message Clarity score vs. rated clarity'],
  ['readability', 'message-clarity', 'Message Clarity score vs. rated readability'],
  ['brand', 'brand-presence', 'Brand Presence score vs. rated brand'],
  ['cta', 'call-to-action', 'Call to Action score vs. rated CTA'],
  ['design', 'visual-design', 'Visual Design score vs. rated design'],
  ['emotion', 'emotional-appeal', 'Emotional Appeal score vs. rated emotion'],
  ['persuasion', 'audience-relevance', 'Audience Relevance score vs. rated persuasion'],
] as const;

/** How well the grade agrees with careful readers. */
export const measureReaders: MeasureSubject = async ({ data }) => {
  const pictures = await pictureFit(data, GRADE_MEASUREMENTS);
  const { items, rows, ceilings, fit } = pictures;
  const unseen = crossValidated(rows, fit);
  const { all, paired } = failingRows(pictures, unseen);
  const sums = outOfFoldScores(all, paired);
  const scores = { ...unseen, overall: reportedScores(sums, ceilings()) };
  return {
    id: 'readers',
    data: '109 real ads (SAVOIAS), 290 banners drawn for this purpose, good and bad, in 15 layout families, 240 that we drew ourselves, in 20 other families, and 525 mockups in the style of real ads, made one at a time by a language model in 66 sessions. The reviewers are one vision-language model in three roles (two for the banners and mockups), not people; the roles agree with each other (.91 to .99). Intervals resample whole ads and banners.',
    figures: SETS.flatMap(({ set, items: what, split }) => {
      const own = items.flatMap((item, at) => (item.set === set ? [at] : []));
      return figuresOf({ items, own, scores, set, what, split });
    }),
  };
};

interface Part {
  readonly items: readonly RatedCreative[];
  readonly own: readonly number[];
  readonly scores: CrossValidated;
  readonly set: string;
  readonly what: string;
  readonly split: string;
}

function figuresOf(part: Part): AccuracyFigure[] {
  const { items, own, scores } = part;
  const asked = QUALITIES.filter(([quality]) => own.some((at) => items[at]!.ratings[quality] !== undefined));
  return [
    order(part, 'overall', 'Overall score vs. overall rating', scores.overall),
    ...asked.map(([quality, category, name]) => order(part, quality, name, scores.categories.get(category)!)),
    separationFigure(part),
  ];
}

const shown = ({ set, what, split }: Part, id: string) => ({
  id: `readers-${set}-${id}`,
  higherIsBetter: true,
  items: what,
  split,
  references: [],
});

function order(part: Part, quality: string, name: string, scores: readonly number[]): AccuracyFigure {
  const { items, own } = part;
  const agreement = (values: (at: number) => number) => (drawn: readonly number[]) =>
    spearman(
      drawn.map((index) => values(own[index]!)),
      drawn.map((index) => items[own[index]!]!.ratings[quality]!),
    );
  const ours = agreement((at) => scores[at]!);
  const baseline = (label: string, values: (at: number) => number) => {
    const theirs = agreement(values);
    return {
      name: label,
      value: theirs(own.map((_, index) => index)),
      gain: bootstrap(own.length, (drawn) => ours(drawn) - theirs(drawn)),
    };
  };
  return {
    ...shown(part, quality),
    name: `${name}, ${part.what} (Spearman)`,
    unit: '',
    decimals: 2,
    from: 0,
    to: 1,
    ...bootstrap(own.length, ours),
    n: own.length,
    baselines: [
      baseline('the ad with less fine detail scores higher (smaller JPEG)', (at) => -bitsOf(items[at]!)),
      baseline('the ad with less text scores higher (share of the frame)', (at) => -textShareOf(items[at]!)),
    ],
  };
}

const bitsOf = ({ gathered }: RatedCreative): number => gathered.artifacts.clutter?.jpegBitsPerPixel ?? 0;
const textShareOf = ({ gathered }: RatedCreative): number => gathered.artifacts.layout?.textShare ?? 0;

/** Overall ratings under POOR count as poor, those from STRONG on as strong. The score must separate the two. */
const POOR = 25;
const STRONG = 78;

function separationFigure(part: Part): AccuracyFigure {
  const { items, own, scores } = part;
  const difference = (drawn: readonly number[]): number => {
    const mean = (holds: (points: number) => boolean) =>
      meanOf(
        drawn.flatMap((index) =>
          holds(items[own[index]!]!.ratings['overall']!) ? [scores.overall[own[index]!]!] : [],
        ),
      );
    return mean((points) => points >= STRONG) - mean((points) => points < POOR);
  };
  return {
    ...shown(part, 'apart'),
    name: `Mean score gap between ${part.what} rated ${STRONG} or more and those rated under ${POOR}`,
    unit: ' points',
    decimals: 0,
    from: 0,
    to: 80,
    ...bootstrap(own.length, difference),
    n: own.filter((at) => items[at]!.ratings['overall']! >= STRONG || items[at]!.ratings['overall']! < POOR)
      .length,
    baselines: [{ name: 'the same score for all', value: 0, gain: null }],
  };
}
