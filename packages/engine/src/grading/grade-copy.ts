import type { Copy } from '../artifacts/copy-artifacts.ts';
import { CREATIVE_LIMITS, CreativeError } from '../creative.ts';
import { readCopy } from '../gatherers/copy/index.ts';
import { type AuditResult, type GradeLetter, type PoolStanding, letterOf } from '../report.ts';
import { copyQuality } from '../rubrics/categories/copy-quality.ts';
import { copyRubric } from '../rubrics/copy.ts';
import { type Gathered, runAudit } from './run-audit.ts';
import { type Interval, intervalOf } from '../scoring/interval.ts';
import { standingInPool } from '../scoring/percentiles/percentiles.ts';
import { COPIES } from '../scoring/percentiles/reference-pools.ts';
import { type Total, total } from '../scoring/total.ts';
import { WHOLE_COVERAGE } from '../report/whole-coverage.ts';
import { ENGINE_VERSION } from '../version.ts';

export interface CopyGrade {
  /** 0..100, comparable between texts; null when too little could be measured, as for copy that is not English. */
  readonly score: number | null;
  readonly grade: GradeLetter | 'N/A';
  readonly interval: Interval;
  /** Share of the weight that could be measured. */
  readonly coverage: number;
  /** ISO 639-1; null when it could not be detected. */
  readonly language: string | null;
  /** Rank among copies that were graded before; null when too little was measured to compare. */
  readonly percentile: PoolStanding | null;
  readonly versions: { readonly engine: string; readonly rubric: string };
  readonly audits: readonly AuditResult[];
}

/**
 * Grades a text without a creative. Headlines are allowed: the minimum length of ad copy next to a creative does not
 * apply.
 * @throws CreativeError `copy-too-short` for a text of nothing but whitespace, `copy-too-long` over the limit
 */
export function gradeCopy(text: string): CopyGrade {
  const copy = text.trim();
  if (copy === '') throw new CreativeError('copy-too-short', 'The ad copy is empty.');
  if (copy.length > CREATIVE_LIMITS.copyMax) {
    throw new CreativeError(
      'copy-too-long',
      `Ad copy must be less than ${CREATIVE_LIMITS.copyMax} characters`,
    );
  }
  const read = readCopy(copy);
  if (!read.ok) throw new CreativeError('copy-too-short', read.reason);
  const { overall, coverage, audits, doubt } = judged(read.value, read.confidence);
  return {
    score: overall,
    grade: overall === null ? 'N/A' : letterOf(overall),
    interval: intervalOf(overall ?? 0, doubt),
    coverage,
    language: read.value.language,
    percentile: coverage < WHOLE_COVERAGE ? null : standingInPool(overall, COPIES, copyRubric.version),
    versions: { engine: ENGINE_VERSION, rubric: copyRubric.version },
    audits,
  };
}

/** Score of copy that was read before, 0..100; 0 when too little could be measured. */
export const scoreCopy = (copy: Copy): number => judged(copy, 1).overall ?? 0;

function judged(copy: Copy, confidence: number): Total {
  const gathered: Gathered = { artifacts: { copy }, failures: {}, confidence: { copy: confidence } };
  return total(
    copyRubric,
    new Map(copyQuality.audits.map(({ audit }) => [audit.id, runAudit(audit, gathered)])),
  );
}
