import {
  sayCeiling,
  sayDeductions,
  sayPercentiles,
  sayScoredWith,
  sayUnderstood,
  secondOpinionLines,
  standingCeiling,
  weakPointsOf,
} from '@adjudge/contract';
import type { Analysis } from '@adjudge/engine';

const linesOf = (...said: readonly (string | null)[]): string[] => said.filter((line) => line !== null);

/** Why the score is lower than its parts. */
function ceilingOf(analysis: Analysis): string | null {
  const ceiling = standingCeiling(analysis);
  return ceiling === null || analysis.overallScore === null ? null : `${sayCeiling(ceiling)}.`;
}

/** A grade as people read it in a terminal. */
export function summary(analysis: Analysis): string {
  const { overallScore, grade: letter, interval, coverage } = analysis;
  const lines = [
    `${analysis.creative.fileName}: ${overallScore ?? 'no score'}  ${letter} (${interval.lowGrade} to ${interval.highGrade}, ` +
      `${interval.low} to ${interval.high}; ${Math.round(coverage * 100)}% measured)`,
    analysis.verdict,
    ...linesOf(
      sayDeductions(analysis),
      ceilingOf(analysis),
      sayScoredWith(analysis),
      sayPercentiles(analysis),
      sayUnderstood(analysis),
    ),
    '',
    ...analysis.scoreBreakdown.map(
      ({ category, score, weight }) =>
        `${category.padEnd(26)}${(score === null ? '–' : score.toFixed(0)).padStart(4)}   × ${(weight * 100).toFixed(0)}`,
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

/** What a vision reader says, where one was set. */
function opinionOf(analysis: Analysis): string[] {
  const lines = secondOpinionLines(analysis);
  return lines.length === 0 ? [] : ['', ...lines];
}

/** Who found the words, where a language model was to. */
function creditOf({ words: { writer, model, failure } }: Analysis): string[] {
  if (model === null) return [];
  if (writer === 'model') return ['', `Words by ${model}, figures measured.`];
  return ['', `${model} gave no words that could be used (${failure ?? 'none held against the facts'}).`];
}
