import { LIMITS, type ListedAnalysis } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreativeThumbnail } from '../../../components/creative-thumbnail.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { shownScore } from '../../../components/ui/scores/band.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { analysesQuery } from '../../../lib/analyses/analyses-query.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { formatVersion } from '../../../lib/analyses/format-version.ts';
import { toneOf } from '../../../components/ui/scores/band.ts';
import { RetryNotice } from '../../../components/load-failed.tsx';

const SKELETON_ROWS = 3;

/** The newest 20 analyses, with loading, error and empty states. */
export function PreviousAnalyses() {
  const { data, isError, refetch } = useQuery(
    analysesQuery({ page: 1, limit: LIMITS.sidebarItems, sortBy: 'createdAt', sortOrder: 'desc' }),
  );
  if (data?.analyses.length === 0) {
    return <p className="py-4 text-md text-soft">No previous analyses found.</p>;
  }
  if (data) {
    return (
      <ul>
        {data.analyses.map((analysis) => (
          <Row key={analysis.publicId} analysis={analysis} />
        ))}
      </ul>
    );
  }
  if (!isError) return <LoadingRows />;
  return (
    <div className="pt-4">
      <RetryNotice onRetry={() => void refetch()}>Failed to load previous analyses</RetryNotice>
    </div>
  );
}

const Row = ({
  analysis: { publicId, name, version, creative, createdAt, overallScore },
}: {
  analysis: ListedAnalysis;
}) => (
  <li className="border-b border-rule-soft">
    <Link to="/results" search={{ id: publicId }} className="group flex min-h-16 items-center gap-3 py-2.5">
      <CreativeThumbnail creative={creative} className="size-12 shrink-0 border border-rule" />
      <span className="min-w-0 grow">
        <span className="block truncate text-sm font-medium group-hover:underline">{name}</span>
        <time dateTime={createdAt} className="block text-xs text-soft">
          {formatMoment(createdAt)}
        </time>
        <span className="block text-xs text-soft">{formatVersion(version)}</span>
      </span>
      <Badge tone={toneOf(overallScore)}>
        <span className="sr-only">Score </span>
        <span className="font-mono text-xs">{overallScore === null ? 'N/A' : shownScore(overallScore)}</span>
      </Badge>
    </Link>
  </li>
);

const LoadingRows = () => (
  <div aria-busy data-testid="previous-loading">
    <span className="sr-only">Loading previous analyses</span>
    {Array.from({ length: SKELETON_ROWS }, (_, index) => (
      <div
        key={index}
        data-testid="skeleton-row"
        className="flex items-center gap-3 border-b border-rule-soft py-2.5"
      >
        <Skeleton className="size-12 shrink-0" />
        <div className="grid grow gap-2">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      </div>
    ))}
  </div>
);
