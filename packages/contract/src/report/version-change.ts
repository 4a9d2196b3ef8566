import { type Analysis, compareAnalyses, isOfScores } from '@adjudge/engine/report';
import type { VersionChange } from '../analyses/analyses.ts';
import { numberFindings } from './findings.ts';

/** Titles of what costs points, by audit. */
const costsOf = (analysis: Analysis): Map<string, string> =>
  new Map(
    numberFindings(analysis).flatMap(({ audit, costs }) => (costs ? [[audit.id, audit.title] as const] : [])),
  );

const measuredIn = ({ audits }: Analysis): Set<string> =>
  new Set(audits.flatMap(({ id, status }) => (status === 'measured' ? [id] : [])));

/** What became of a creative from one version to the next. What was not measured in both is neither fixed nor new. */
export function versionChange(before: Analysis, after: Analysis): VersionChange {
  const { obstacles } = compareAnalyses([before, after]);
  // Other checks of another engine or medium find other things in the same ad.
  const sameChecks = obstacles.every(isOfScores);
  const [were, are] = [costsOf(before), costsOf(after)];
  const [measuredBefore, measuredAfter] = [measuredIn(before), measuredIn(after)];
  const gone = [...were].filter(([id]) => measuredAfter.has(id) && !are.has(id));
  const come = [...are].filter(([id]) => measuredBefore.has(id) && !were.has(id));
  return {
    obstacles,
    points:
      obstacles.length > 0 || before.overallScore === null || after.overallScore === null
        ? null
        : after.overallScore - before.overallScore,
    fixed: sameChecks ? gone.map(([, title]) => title) : [],
    found: sameChecks ? come.map(([, title]) => title) : [],
  };
}
