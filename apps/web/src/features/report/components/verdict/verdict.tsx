import {
  describePercentiles,
  describeScoredWith,
  formatCoverage,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import { toneOf } from '../../../../components/ui/scores/band.ts';
import { GradeBadge } from '../../../../components/ui/scores/grade-badge.tsx';
import { ScoreGauge } from '../../../../components/ui/scores/score-gauge.tsx';
import { useReport } from '../../model/report-state.ts';
import { Ceiling } from './ceiling.tsx';
import { Deductions } from './deductions.tsx';
import { TextCredit } from './text-credit.tsx';

/** The score, the grade with its interval, and the verdict in one plain sentence. */
export function Verdict() {
  const { analysis } = useReport();
  const { overallScore, grade, interval, coverage, verdict, kind } = analysis;
  const standing = describePercentiles(analysis);
  const reader = describeScoredWith(analysis);
  return (
    <div className="flex items-start gap-5 sm:items-center sm:gap-7">
      <ScoreGauge
        score={overallScore}
        interval={interval}
        className="shrink-0 max-sm:size-26! lg:max-xl:size-26!"
      />
      <div className="min-w-0">
        <h1 className="mb-3 font-verdict text-2xl tracking-[-0.01em] sm:text-3xl lg:max-xl:text-2xl">
          {verdict}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
          <GradeBadge grade={grade} interval={interval} tone={toneOf(overallScore)} />
          <span>{formatCoverage(coverage)}</span>
          <span>{kind.endsWith('copy') ? 'ad copy + creative' : 'creative only'}</span>
        </p>
        <Deductions />
        <Ceiling />
        {reader === null ? null : <p className="mt-1.5 text-sm">{withNonBreakingSpaces(reader)}</p>}
        {standing === null ? null : (
          <p className="mt-1.5 text-sm text-soft">{withNonBreakingSpaces(standing)}</p>
        )}
        {overallScore === null ? (
          <p className="mt-2 text-sm text-soft">
            We give no score when we could measure less than 20%. What we did measure is still reported.
          </p>
        ) : null}
        <TextCredit />
      </div>
    </div>
  );
}
