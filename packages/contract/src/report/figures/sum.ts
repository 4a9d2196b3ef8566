import { type Analysis, WHOLE_COVERAGE, lowercaseFirst } from '@adjudge/engine/report';
import { formatPoints } from './format-points.ts';
import { shownScore } from './shown-score.ts';
import {
  type ActiveCeiling,
  type SumParts,
  namedDeductions,
  activeCeiling,
  summedCategories,
  summedChecks,
} from './sum-parts.ts';

/** Deductions below this many points in total are not worth explaining. */
const LEAST_OFF = 3;
/** A fault below this many points is grouped under smaller faults. */
const LEAST_NAMED = 1.5;
/** A rest below this many points would be shown as 0, or below it where the named faults were rounded up. */
const LEAST_REST = 0.05;
/** Faults named next to the score. The sum table lists all of them. */
const MOST_NAMED = 3;

/** Why the score is lower than its categories; null when the deductions are too small to explain. */
export function describeDeductions(
  analysis: Pick<Analysis, 'overallScore' | 'scoreBreakdown' | 'deductions' | 'audits'>,
): string | null {
  const all = namedDeductions(analysis);
  const off = pointsOf(all);
  if (analysis.overallScore === null || off < LEAST_OFF) return null;
  const named = all.filter((each) => each.points >= LEAST_NAMED).slice(0, MOST_NAMED);
  const smaller = all.slice(named.length);
  // Uses the rounded values shown, so that the numbers in the sentence add up.
  const rest = tenth(off) - named.reduce((sum, each) => sum + tenth(each.points), 0);
  const faults = [
    ...named.map((each) => `${lowercaseFirst(each.title)} (${formatPoints(each.points)})`),
    ...(smaller.length > 0 && rest >= LEAST_REST ? [`smaller faults (${formatPoints(rest)})`] : []),
  ];
  const average = summedCategories(analysis).sum.toFixed(1);
  return `The categories average ${average}. Faults that hurt the whole ad take ${formatPoints(off)} points off: ${faults.join(', ')}.`;
}

const tenth = (value: number): number => Math.round(10 * value) / 10;

const pointsOf = (all: readonly { readonly points: number }[]): number =>
  all.reduce((sum, each) => sum + each.points, 0);

/** Why the score is lower than its parts, one sentence per reason. */
export function explainLowerScore(
  analysis: Parameters<typeof describeDeductions>[0] & Pick<Analysis, 'ceiling'>,
): string[] {
  const deductions = describeDeductions(analysis);
  const ceiling = activeCeiling(analysis);
  return [...(deductions === null ? [] : [deductions]), ...(ceiling ? [`${describeCeiling(ceiling)}.`] : [])];
}

/** The ceiling as the last line of the sum. */
export const describeCeiling = ({ sum, cap, name }: ActiveCeiling): string =>
  `Sum ${sum}; capped at ${cap} because of “${name}”`;

/** From this share of the weight on, the missing part is not stated as a number. */
const ALL = 0.995;

export const describeCoverage = (coverage: number): string =>
  coverage >= ALL
    ? 'All of the score rests on what was measured.'
    : `${Math.round(coverage * 100)}% of what applies to this ad was measured; the rest counts as typical.`;

/** The same as a figure, beside a score. */
export const formatCoverage = (coverage: number): string =>
  `${Math.round(coverage * 100)}% of what applies measured`;

/** How this report's sum was computed, for readers who want to redo it. */
export function describeMethod(analysis: Pick<Analysis, 'audits' | 'coverage' | 'scoredWith'>): string {
  const measured = describeCoverage(analysis.coverage);
  const curves =
    'Every check measures one thing and turns it into a score from 0 to 100, by a curve with a stated source.';
  const reader = analysis.scoredWith
    ? `Where ${analysis.scoredWith.model} rated a category, its score is moved toward that rating by a fitted share. `
    : '';
  const categories = `${reader}The overall score is the weighted mean of the categories, less what faults that hurt the whole ad take off`;
  return analysis.audits.some(({ typical }) => typical !== null)
    ? `${curves} A category starts at 100, and each check takes off points for the gap between its counted score and 100. The counted score lies between what such ads typically get and the check’s own score, closer to its own the more certain we are; a check that does not apply or could not be measured counts as typical. A category never falls below 0, even where its points add up to more than 100. ${categories}, kept within 5 and 99; a few serious faults cap it. ${measured}`
    : `${curves} ${categories}. This report predates today’s way of adding up checks, so its checks are shown without a sum. ${measured}`;
}

/** Shown under the table of checks: how its numbers relate. */
export const SUM_OF_CHECKS =
  'Counted = typical + confidence × (score − typical). Each category is 100 minus the sum of points × (100 − counted) / 100 over its checks. Lost is what that takes off the overall score, with its deduction where there is one.';

/** A table of the sum, with the numbers a reader needs to redo it. */
export interface SumTable {
  readonly caption: string;
  readonly head: readonly string[];
  /** Indexes of the numeric columns. */
  readonly figures: readonly number[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly string[];
    readonly strong?: true;
  }[];
}

const percent = (share: number, places: number): string => `${(share * 100).toFixed(places)}%`;

/** Score × weight for each category, the deductions, what remains, and the cap if there is one. */
export function tableOfCategories(
  analysis: Pick<
    Analysis,
    'overallScore' | 'scoreBreakdown' | 'deductions' | 'ceiling' | 'audits' | 'scoredWith'
  >,
): SumTable {
  const { overallScore, scoredWith } = analysis;
  const { parts, sum } = summedCategories(analysis);
  const deductions = namedDeductions(analysis);
  const left = sum - pointsOf(deductions);
  const ceiling = activeCeiling(analysis);
  const score = overallScore === null ? 'no score' : overallScore.toFixed(1);
  // Columns that exist only for a score with a reader.
  const read = (cells: readonly string[]): readonly string[] => (scoredWith ? cells : []);
  const head = ['Category', ...read(['Measured', 'Read', 'Reader’s share']), 'Score', '× weight', '= points'];
  const none = read(['', '', '']);
  return {
    caption: 'Redo the sum: categories',
    head,
    figures: head.map((_, at) => at).slice(1),
    rows: [
      ...parts.map(({ id, name, score: own, weight, withReader }) => ({
        key: id,
        cells: [
          name,
          ...read(
            withReader
              ? [withReader.measured.toFixed(1), withReader.read.toFixed(1), percent(withReader.share, 0)]
              : [own.toFixed(1), '–', '–'],
          ),
          own.toFixed(1),
          percent(weight, 1),
          (own * weight).toFixed(2),
        ],
      })),
      ...deductions.map(({ audit, name, points: off }) => ({
        key: `off-${audit}`,
        cells: [`Deduction: ${name}`, ...none, '', '', `−${off.toFixed(2)}`],
      })),
      {
        key: 'sum',
        strong: true,
        cells: [ceiling ? 'Sum' : 'Overall', ...none, ceiling ? '' : score, '100%', left.toFixed(2)],
      },
      ...(ceiling
        ? [
            {
              key: 'ceiling',
              strong: true as const,
              cells: [describeCeiling(ceiling), ...none, score, '', ceiling.cap.toFixed(2)],
            },
          ]
        : []),
    ],
  };
}

/** Explains the reader columns under the table of categories; null when there are none. */
export const describeReaderColumns = ({ scoredWith }: Pick<Analysis, 'scoredWith'>): string | null =>
  scoredWith
    ? `Score = measured + reader’s share × (read − measured), kept within 0 and 100. Read is what the rating by ${scoredWith.model} stands for on our scale.`
    : null;

/** Every check that can take off points; null for reports whose checks were added up differently. */
export function tableOfChecks(analysis: SumParts): SumTable | null {
  const checks = summedChecks(analysis);
  if (checks.length === 0) return null;
  return {
    caption: 'Redo the sum: checks',
    head: ['Check', 'Category', 'Score', 'Sure', 'Typical', 'Counted', 'Points', 'Lost'],
    figures: [2, 3, 4, 5, 6, 7],
    rows: checks.map(
      ({ audit: { id, name, score, confidence, weight, pointsLost }, category, typical, counted }) => ({
        key: id,
        cells: [
          name,
          category,
          score === null ? '–' : score.toFixed(1),
          score === null ? '–' : percent(confidence, 0),
          typical.toFixed(1),
          counted.toFixed(1),
          weight.toFixed(1),
          pointsLost.toFixed(2),
        ],
      }),
    ),
  };
}

/** From this score on, what is lost is not worth a place of its own. */
const GOOD_WITHOUT_FIX = 90;
/** The second category is named if it loses at least this share of what the first loses. */
const LOSES_AS_WELL = 0.5;

/** Shown when no change is recommended. */
export function describeNoFixes(
  analysis: Pick<Analysis, 'coverage' | 'overallScore' | 'scoreBreakdown' | 'deductions'> &
    Partial<Pick<Analysis, 'weakPoints'>>,
): string {
  const { coverage, overallScore, weakPoints = [] } = analysis;
  // Of a partial score, having no advice does not mean that nothing is wrong.
  if (coverage < WHOLE_COVERAGE) return 'We could measure too little of this creative to say what to change.';
  const lost = overallScore === null || overallScore >= GOOD_WITHOUT_FIX ? null : describeLosses(analysis);
  if (lost !== null)
    return `${lost} We have no single fix for that${weakPoints.length > 0 ? '; see what may weaken it' : ''}.`;
  return weakPoints.length > 0
    ? 'We found no measured fault worth fixing first; see what may weaken it.'
    : 'We found no fault worth fixing first. We do not check whether the idea and the picture are convincing.';
}

/** Where most of the points to 100 are lost; null if no category loses any. */
function describeLosses(analysis: Pick<Analysis, 'scoreBreakdown' | 'deductions'>): string | null {
  const costly = summedCategories(analysis)
    .parts.map(({ name, score, weight }) => ({
      name,
      score: shownScore(score),
      points: weight * (100 - score),
    }))
    .filter(({ score }) => score < 100)
    .toSorted((a, b) => b.points - a.points);
  const [first, second] = costly;
  if (!first) return null;
  const also =
    second && second.points >= LOSES_AS_WELL * first.points ? ` and ${second.name} (${second.score})` : '';
  const where = `lost in ${first.name} (${first.score} of 100)${also}`;
  const off = pointsOf(analysis.deductions);
  return off > first.points
    ? `Faults that hurt the whole ad take ${formatPoints(off)} points off; most of the rest is ${where}.`
    : `Most points are ${where}.`;
}

/** Shown in the full list of recommendations when it is empty. */
export const NO_ADVICE = 'We have no change to recommend.';

/** Shown instead of a list of strengths. What the verdict praises is not listed again. */
export const NO_STRENGTH = 'We found no further strength to name.';

/** Shown among the key insights when no weakness is listed. */
export const NO_WEAKNESS = 'We found no single weakness to name.';
