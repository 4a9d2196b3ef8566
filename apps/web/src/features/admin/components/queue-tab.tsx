import type { QueueState } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { queueQuery } from '../api/admin-queries.ts';

const GRADERS = { ready: 'good', starting: 'mid', failed: 'poor' } as const;

export function QueueTab() {
  const { data, isError, refetch } = useQuery(queueQuery);
  if (isError) return <LoadFailed what="The state of the queue" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <>
      <dl className="grid grid-cols-2 border-y border-rule lg:grid-cols-4">
        {figuresOf(data).map(([name, figure]) => (
          <div key={name} className="px-4 py-5 first:pl-0 max-lg:odd:pl-0">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="mt-1 font-mono text-2xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap items-center gap-2">
        {data.gradersAll === 1 ? '1 grader' : `${data.gradersAll} graders`} on all servers.{' '}
        {data.graders === null ? null : (
          <>
            On this server: <Badge tone={GRADERS[data.graders]}>{data.graders}</Badge>
          </>
        )}
      </p>
      <p className="mt-2 text-soft">
        {data.oldestWaitingSince === null
          ? 'Nothing is waiting.'
          : `The oldest one has been waiting since ${formatMoment(data.oldestWaitingSince)}.`}{' '}
        At most {data.mostUnfinished} can wait or run; after that, new requests are told to try again later.
        Updated every 5 seconds.
      </p>
    </>
  );
}

const figuresOf = ({ jobs }: QueueState) =>
  [
    ['Waiting', jobs.waiting],
    ['Running', jobs.active],
    ['Done within the hour', jobs.completed],
    ['Failed within the hour', jobs.failed],
  ] as const;
