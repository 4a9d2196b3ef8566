import { type FetchedAnalysis, LIMITS, letterAt, readerMark, formatChance } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { CreativeThumbnail } from '../../../components/creative-thumbnail.tsx';
import { shownScore } from '../../../components/ui/scores/band.ts';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { keepFocusNear } from '../../../components/ui/keep-focus-near.ts';
import { GradeBadge } from '../../../components/ui/scores/grade-badge.tsx';
import { formatVersion } from '../../../lib/analyses/format-version.ts';

interface PrintsProps {
  fetched: readonly FetchedAnalysis[];
  chances: readonly number[] | null;
}

const COLUMNS: Record<number, string> = {
  2: 'max-w-3xl',
  3: 'max-w-5xl sm:grid-cols-3',
  4: 'lg:grid-cols-4',
};

export const ComparedCreatives = ({ fetched, chances }: PrintsProps) => (
  <ul
    aria-label="Compared analyses"
    className={clsx('mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6', COLUMNS[fetched.length])}
  >
    {fetched.map(({ data, name, version }, index) => (
      <ComparedCreative
        key={data.analysisId}
        analysis={data}
        name={name}
        version={version}
        letter={letterAt(index)}
        chance={chances?.[index]}
        others={
          fetched.length > LIMITS.compareMin
            ? fetched.flatMap((other) => (other.data === data ? [] : [other.data.analysisId]))
            : null
        }
      />
    ))}
  </ul>
);

interface PrintProps {
  analysis: FetchedAnalysis['data'];
  name: string | null;
  version: FetchedAnalysis['version'];
  letter: string;
  chance: number | undefined;
  /** Ids that are left without this one; null when too few would be left. */
  others: readonly string[] | null;
}

function ComparedCreative({ analysis, name, version, letter, chance, others }: PrintProps) {
  const { analysisId, creative, overallScore, grade, interval, scoredWith } = analysis;
  const said = formatVersion(version);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 wrap-anywhere">
      <Link
        to="/results"
        search={{ id: analysisId }}
        aria-label={`Open the report of ${letter}: ${name ?? creative.alt}`}
        className="block border border-rule bg-sheet p-3 transition-colors hover:border-ink"
      >
        <CreativeThumbnail creative={creative} className="aspect-square" />
      </Link>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-mono text-base font-medium text-guide-text">{letter}</h2>
        <p className="text-3xl font-bold tracking-tight tabular-nums">
          <span className="sr-only">Score </span>
          {overallScore === null ? '–' : shownScore(overallScore)}
        </p>
        <GradeBadge grade={grade} size="sm" />
        {others === null ? null : (
          <Link
            to="/compare"
            search={{ ids: others.join(',') }}
            onClick={({ currentTarget }) => keepFocusNear(currentTarget)}
            aria-label={`Remove ${letter} from the comparison`}
            className={clsx(buttonStyle({ variant: 'ghost', size: 'icon-sm' }), 'ml-auto self-center')}
          >
            <X aria-hidden />
          </Link>
        )}
      </div>
      {name === null ? null : (
        <div>
          <p className="text-md font-semibold">{name}</p>
          {said === null ? null : <p className="text-xs text-soft">{said}</p>}
        </div>
      )}
      <p className="text-sm text-soft">
        {overallScore === null
          ? 'No score'
          : `Likely ${shownScore(interval.low)} to ${shownScore(interval.high)}`}
      </p>
      {scoredWith ? <p className="text-sm text-soft">Scored {readerMark(scoredWith)}</p> : null}
      {chance === undefined ? null : (
        <p className="text-sm">
          <span className="font-mono font-medium">{formatChance(chance)}</span> win probability
          <span aria-hidden className="mt-1.5 block h-1.5 bg-well">
            <span className="block h-full bg-guide forced-fill" style={{ width: `${chance * 100}%` }} />
          </span>
        </p>
      )}
      <p className="line-clamp-3 text-sm text-soft">{analysis.adCopy ?? 'Creative only'}</p>
    </li>
  );
}
