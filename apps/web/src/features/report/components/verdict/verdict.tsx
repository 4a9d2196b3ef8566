import { type Percentiles, unbroken, sayStanding } from '@adjudge/contract';
import { shownScore } from '../../../../components/ui/band.ts';
import { GradeBadge } from '../../../../components/ui/grade-badge.tsx';
import { ScoreGauge } from '../../../../components/ui/score-gauge.tsx';
import { resultsTone } from '../../../../lib/score-tone.ts';
import { useReport } from '../../model/report-state.ts';
import { Ceiling } from './ceiling.tsx';
import { WordsBy } from './words-by.tsx';

/** Score, letter with its interval, and the one sentence that a person would say. */
export function Verdict() {
  const { overallScore, grade, interval, coverage, verdict, kind, percentiles } = useReport().analysis;
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
          <GradeBadge grade={grade} interval={interval} tone={resultsTone(overallScore)} />
          <span>{Math.round(coverage * 100)} % measured</span>
          <span>{kind.endsWith('copy') ? 'ad copy + creative' : 'creative only'}</span>
        </p>
        <Ceiling />
        {percentiles === null ? null : <Standing percentiles={percentiles} />}
        {overallScore === null ? (
          <p className="mt-2 text-sm text-soft">
            There is no score below 20 % measured; what was measured is reported all the same.
          </p>
        ) : null}
        <WordsBy />
      </div>
    </div>
  );
}

/** Among how many of which ads. The pool has no copy, so of a creative with copy the picture alone is compared. */
function Standing({ percentiles }: { percentiles: Percentiles }) {
  const ofVideo = useReport().analysis.creative.type === 'video';
  const { compared, overall } = percentiles;
  if (overall === null) return null;
  const said = sayStanding(overall.betterThan, percentiles);
  return (
    <p className="mt-1.5 text-sm text-soft">
      {unbroken(
        compared === 'creative'
          ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
          : `${ofVideo ? 'The video' : 'Its picture'} alone earns ${shownScore(overall.score)}: ${said}, which have no copy.`,
      )}
    </p>
  );
}
