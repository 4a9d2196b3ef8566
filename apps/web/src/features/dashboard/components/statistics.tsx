import { useQuery } from '@tanstack/react-query';
import { shownScore } from '../../../components/ui/scores/band.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { summaryQuery } from '../../../lib/analyses/analyses-query.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { ScoreTrend } from './score-trend.tsx';

/** Figures over all of the user's analyses, whatever the list below shows. */
export function Statistics() {
  const { data, isError } = useQuery(summaryQuery);
  if (isError) return null;
  return (
    <div className="mt-8 border-y border-rule lg:flex">
      <dl className="grid grid-cols-3 lg:basis-3/5" aria-busy={!data}>
        <Figure name="Total Analyses" value={data && formatCount(data.totalCount)} />
        <Figure
          name="Average Score"
          note={data && data.withReader > 0 ? 'by the checks alone' : null}
          value={data && (data.averageScore === null ? '–' : String(shownScore(data.averageScore)))}
        />
        <Figure name="Public Reports" value={data && formatCount(data.publicCount)} />
      </dl>
      {data && data.trend.length > 1 ? <ScoreTrend trend={data.trend} /> : null}
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string | undefined;
  /** What the figure covers, when that is not obvious. */
  note?: string | null | undefined;
}

const Figure = ({ name, value, note = null }: FigureProps) => (
  <div className="border-rule py-4 not-first:border-l not-first:pl-4 sm:not-first:pl-6">
    <dt className="text-xs text-soft sm:text-sm">{name}</dt>
    <dd className="mt-1 text-3xl font-bold tracking-tight tabular-nums">
      {value ?? <Skeleton className="h-9.5 w-14" />}
    </dd>
    {note === null ? null : <dd className="text-xs text-soft">{note}</dd>}
  </div>
);
