import { LIMITS, type ListedAnalysis } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { shownScore } from '../../../components/ui/band.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { analysesQuery } from '../../../lib/analyses-query.ts';
import { listQueryOf } from '../dashboard-search.ts';

const averageOf = (analyses: readonly ListedAnalysis[]): number | null => {
  const scores = analyses.map(({ overallScore }) => overallScore).filter((score) => score !== null);
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

/** Over everything the reader has, whatever the list below shows; past one answer's worth it says what it covers. */
export function Statistics() {
  const { data, isError } = useQuery(analysesQuery(listQueryOf({}, LIMITS.pageMax)));
  if (isError) return null;
  const average = data ? averageOf(data.analyses) : null;
  const covered =
    data && data.totalCount > data.analyses.length ? `of your latest ${data.analyses.length}` : undefined;
  return (
    <dl className="mt-8 grid grid-cols-3 border-y border-rule" aria-busy={!data}>
      <Figure name="Total Analyses" value={data && String(data.totalCount)} />
      <Figure
        name="Average Score"
        value={data && (average === null ? '–' : String(shownScore(average)))}
        note={covered}
      />
      <Figure
        name="Public Reports"
        value={data && String(data.analyses.filter(({ isPublic }) => isPublic).length)}
        note={covered}
      />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string | undefined;
  note?: string | undefined;
}

const Figure = ({ name, value, note }: FigureProps) => (
  <div className="border-rule py-4 not-first:border-l not-first:pl-4 sm:not-first:pl-6">
    <dt className="text-xs text-soft sm:text-sm">{name}</dt>
    <dd className="mt-1 text-3xl font-bold tracking-tight tabular-nums">
      {value ?? <Skeleton className="h-9 w-14" />}
      {note ? <span className="block text-xs font-normal tracking-normal text-soft">{note}</span> : null}
    </dd>
  </div>
);
