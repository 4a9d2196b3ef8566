import type { CreditEntry, User } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { CREDITS_SHOWN, creditsQuery } from '../api/credits.ts';
import { CreditCauseWords } from './credit-cause.tsx';
import { LoadingRows } from './loading-rows.tsx';

/** Every balance change with its cause, newest first. */
export function CreditHistory({ left }: { left: User['usageRemaining'] }) {
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(creditsQuery(page));
  return (
    <>
      <p className="mb-4 text-md">
        Left now: <strong>{left.banner} banner</strong> and <strong>{left.video} video</strong> gradings.
      </p>
      {data ? (
        <>
          <ul
            aria-label="Credits"
            aria-busy={isPlaceholderData}
            className={clsx('border-t border-rule transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          {data.totalCount === 0 ? (
            <p className="mt-4 text-md text-soft">What you get and spend is listed here.</p>
          ) : null}
          <Pagination page={page} pages={Math.ceil(data.totalCount / CREDITS_SHOWN)} onPage={setPage} />
        </>
      ) : null}
      {!data && isError ? <LoadFailed what="Your credits" onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <LoadingRows what="credits" />}
    </>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const Entry = ({ entry: { cause, kind, amount, createdAt } }: { entry: CreditEntry }) => (
  <li className="flex items-baseline justify-between gap-4 border-b border-rule-soft py-3">
    <div className="min-w-0">
      <p className="text-md wrap-anywhere">
        <CreditCauseWords cause={cause} />
      </p>
      <p className="text-sm text-soft">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
    </div>
    <p className="shrink-0 font-mono text-sm tabular-nums">
      <span className={amount > 0 ? 'text-good-text' : undefined}>{signed(amount)}</span> {kind}
    </p>
  </li>
);
