import { type Analysis, compareAnalyses, affectsOnlyScores } from '@adjudge/engine/report';
import type { VersionChange } from '../analyses/analyses.ts';
import { numberFindings } from './findings.ts';

/** Titles of the faults, by audit id. */
const costsOf = (analysis: Analysis): Map<string, string> =>
  new Map(
    numberFindings(analysis).flatMap(({ audit, costs }) => (costs ? [[audit.id, audit.title] as const] : [])),
  );

const measuredIn = ({ audits }: Analysis): Set<string> =>
  new Set(audits.flatMap(({ id, status }) => (status === 'measured' ? [id] : [])));

/** What changed between two versions. Only audits measured in both can be fixed or new. */
export function versionChange(before: Analysis, after: Analysis): VersionChange {
  const { obstacles } = compareAnalyses([before, after]);
  // Another engine or medium has other checks, which find other things in the same ad.
  const sameChecks = obstacles.every(affectsOnlyScores);
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
