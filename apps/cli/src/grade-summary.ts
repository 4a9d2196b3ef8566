import {
  describeCeiling,
  describeDeductions,
  describePercentiles,
  formatCoverage,
  describeScoredWith,
  describeUnderstood,
  secondOpinionLines,
  shownScore,
  activeCeiling,
  weakPointsOf,
} from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine';

const linesOf = (...said: readonly (string | null)[]): string[] => said.filter((line) => line !== null);

/** Why the score is lower than its parts; null when nothing caps it. */
function ceilingOf(analysis: Analysis): string | null {
  const ceiling = activeCeiling(analysis);
  return ceiling === null || analysis.overallScore === null ? null : `${describeCeiling(ceiling)}.`;
}

/** The readable output of a grading. */
export function summary(analysis: Analysis): string {
  const { overallScore, grade: letter, interval, coverage } = analysis;
  const { low, high, lowGrade, highGrade } = interval;
  const likely = overallScore === null ? '' : `${lowGrade} to ${highGrade}, ${low} to ${high}; `;
  const lines = [
    `${analysis.creative.fileName}: ${overallScore ?? 'no score'}  ${letter} (${likely}${formatCoverage(coverage)})`,
    analysis.verdict,
    ...linesOf(
      describeDeductions(analysis),
      ceilingOf(analysis),
      describeScoredWith(analysis),
      describePercentiles(analysis),
      describeUnderstood(analysis),
    ),
    '',
    ...analysis.scoreBreakdown.map(
      ({ category, score, weight }) =>
        `${category.padEnd(26)}${(score === null ? '–' : String(shownScore(score))).padStart(4)}   × ${(weight * 100).toFixed(0)}`,
    ),
    '',
    ...analysis.recommendations
      .slice(0, 5)
      .map(
        ({ title, points, text }) =>
          `${(points === 0 ? '' : `+${points.toFixed(1)}`).padEnd(6)}${title}\n      ${text}`,
      ),
    ...weakPointsOf(analysis).map(({ name, text }) => `?     ${name}\n      ${text}`),
    ...opinionOf(analysis),
    ...creditOf(analysis),
  ];
  return `${lines.join('\n')}\n`;
}

/** The second opinion of the vision reader, if one is configured. */
function opinionOf(analysis: Analysis): string[] {
  const lines = secondOpinionLines(analysis);
  return lines.length === 0 ? [] : ['', ...lines];
}

/** Which writer produced the text when a language model was configured. */
function creditOf({ words: { writer, model, failure } }: Analysis): string[] {
  if (model === null) return [];
  if (writer === 'model') return ['', `Text by ${model}; all figures are measured.`];
  return ['', `${model} wrote no usable text (${failure ?? 'none of it matched the facts'}).`];
}
