import { LIMITS } from '@adjudge/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LoadFailed, RetryNotice } from '../../../components/load-failed.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { keepFocusNear } from '../../../components/ui/keep-focus-near.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { TabProps } from '../admin-search.ts';

interface AdminListProps<Data> extends TabProps {
  /** E.g. 'The accounts'. */
  what: string;
  list: UseQueryResult<Data>;
  empty: { title: string; text: string };
  children: (data: Data) => ReactNode;
}

/** A paginated list with its loading, error and empty states. */
export function AdminList<Data extends { readonly totalCount: number }>({
  what,
  list: { data, isError, isPlaceholderData, refetch },
  empty,
  search,
  onSearch,
  children,
}: AdminListProps<Data>) {
  const retry = () => void refetch();
  if (isError && !data?.totalCount) return <LoadFailed what={what} onRetry={retry} />;
  // The list of the search or page before does not say whether this one is empty.
  const pages = Math.ceil((data?.totalCount ?? 0) / LIMITS.adminPage);
  const beyond = (search.page ?? 1) > pages;
  if (data === undefined || (isPlaceholderData && beyond)) return <Loading what={what} />;
  if (data.totalCount === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const toPage = (page: number) =>
    onSearch({ ...search, page: page > 1 ? page : undefined }, { replace: false });
  // The last row of the last page was handled or deleted.
  if (beyond) {
    return (
      <EmptyState
        title="Nothing on this page"
        action={
          <Button
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget);
              toPage(pages);
            }}
          >
            Go to the last page
          </Button>
        }
      >
        This page of the list is empty.
      </EmptyState>
    );
  }
  return (
    <>
      {isError ? (
        <div className="mb-6">
          <RetryNotice onRetry={retry}>
            {what} could not be loaded again. What you see may be out of date.
          </RetryNotice>
        </div>
      ) : null}
      <div
        className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
        aria-busy={isPlaceholderData}
      >
        {children(data)}
      </div>
      <Pagination page={search.page ?? 1} pages={pages} onPage={toPage} />
    </>
  );
}

const Loading = ({ what }: { what: string }) => (
  <div aria-busy className="grid gap-4">
    <span className="sr-only">{what} are loading</span>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-12" />
    ))}
  </div>
);
