import { type ListedAnalysis, LIMITS, type listResponseSchema } from '@adjudge/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { z } from 'zod';
import { useCampaignDialog, useRenameDialog } from '../../../components/on-demand-dialogs.ts';
import { Button, buttonStyle } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { SearchProps } from '../dashboard-search.ts';
import type { CardActions } from '../card-actions.ts';
import type { ComparisonSelection } from '../use-comparison-selection.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { useFocusAfterDelete } from './use-focus-after-delete.ts';
import { RetryNotice } from '../../../components/load-failed.tsx';

type ListResponse = z.infer<typeof listResponseSchema>;
interface AnalysisGridProps extends SearchProps {
  list: UseQueryResult<ListResponse>;
  choice: ComparisonSelection;
  onShare: (analysis: ListedAnalysis) => void;
}

const GRID = 'mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4';

/** The user's analyses as a grid of cards, with loading, error and empty states. */
export function AnalysisGrid({ list, search, onSearch, onShare, choice }: AnalysisGridProps) {
  const [analysisToDelete, setAnalysisToDelete] = useState<ListedAnalysis | null>(null);
  const renaming = useRenameDialog();
  const moving = useCampaignDialog();
  const { sheet, expectGap, focusAfter } = useFocusAfterDelete();
  return (
    <div ref={sheet}>
      <Face
        list={list}
        search={search}
        onSearch={onSearch}
        choice={choice}
        actions={{
          share: onShare,
          rename: ({ publicId, name }) => renaming.show({ analysisId: publicId, name }),
          move: ({ publicId, campaignId }) => moving.show({ analysisIds: [publicId], campaignId }),
          remove: setAnalysisToDelete,
        }}
      />
      {renaming.dialog}
      {moving.dialog}
      <DeleteDialog
        analysis={analysisToDelete}
        onClose={() => setAnalysisToDelete(null)}
        onDeleted={() => {
          if (analysisToDelete) choice.drop(analysisToDelete.publicId);
          expectGap(
            list.data?.analyses.findIndex(({ publicId }) => publicId === analysisToDelete?.publicId) ?? 0,
          );
        }}
        focusAfter={focusAfter}
      />
    </div>
  );
}

type FaceProps = Omit<AnalysisGridProps, 'onShare'> & { actions: CardActions };

function Face({ list, search, onSearch, choice, actions }: FaceProps) {
  const { data, isError, isPlaceholderData, refetch } = list;
  // An empty list of the search before says nothing about this one.
  const known = data && !(isPlaceholderData && data.analyses.length === 0);
  if (known) {
    const toPage = (page: number) => onSearch({ page: page > 1 ? page : undefined }, { replace: false });
    return data.analyses.length === 0 ? (
      <NoAnalyses search={search} onSearch={onSearch} totalCount={data.totalCount} />
    ) : (
      <>
        <Cards analyses={data.analyses} stale={isPlaceholderData} choice={choice} actions={actions} />
        <Pagination
          page={search.page ?? 1}
          pages={Math.ceil(data.totalCount / LIMITS.pageDefault)}
          onPage={toPage}
        />
      </>
    );
  }
  if (!isError) return <LoadingCards />;
  return (
    <div className="mt-6">
      <RetryNotice title="Could not load analyses" onRetry={() => void refetch()}>
        Nothing is lost. Check your connection, then try again.
      </RetryNotice>
    </div>
  );
}

interface CardsProps {
  analyses: readonly ListedAnalysis[];
  stale: boolean;
  choice: ComparisonSelection;
  actions: CardActions;
}

const Cards = ({ analyses, stale, choice, actions }: CardsProps) => (
  <ul
    className={clsx(GRID, 'transition-opacity', stale && 'opacity-60')}
    aria-busy={stale}
    aria-label="Analyses"
  >
    {analyses.map((analysis) => (
      <AnalysisCard key={analysis.publicId} analysis={analysis} choice={choice} actions={actions} />
    ))}
  </ul>
);

/** As high as cards with ad copy, so that the rows below stay where they are. */
const LoadingCards = () => (
  <div className={GRID} aria-busy>
    <span className="sr-only">Loading analyses</span>
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="grid gap-2.5">
        <Skeleton className="aspect-square" />
        <div className="grid h-31.5 content-start gap-3 lg:h-20">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-1/3" />
        </div>
        <Skeleton className="my-3.5 h-5 w-1/3" />
      </div>
    ))}
  </div>
);

function NoAnalyses({ search, onSearch, totalCount }: SearchProps & { totalCount: number }) {
  const clear = (change: Parameters<typeof onSearch>[0]) => () => onSearch(change, { replace: false });
  if (totalCount > 0) {
    return (
      <Empty action={<Button onClick={clear({ page: undefined })}>Go to the first page</Button>}>
        This page of the list is empty.
      </Empty>
    );
  }
  if (search.search === undefined && search.campaign !== undefined) {
    return (
      <Empty
        action={
          <Button variant="outline" onClick={clear({ campaign: undefined, page: undefined })}>
            Show all campaigns
          </Button>
        }
      >
        No creatives are in this campaign yet. Move them in from their cards or reports.
      </Empty>
    );
  }
  if (search.search !== undefined) {
    return (
      <Empty
        action={
          <Button variant="outline" onClick={clear({ search: undefined, page: undefined })}>
            Clear search
          </Button>
        }
      >
        Nothing matches “{search.search}”. The search looks through names, ad copy and the words on the
        creatives.
      </Empty>
    );
  }
  return (
    <Empty
      action={
        <Link to="/analyze" className={buttonStyle()}>
          Create New Analysis
        </Link>
      }
    >
      Every ad you grade is kept here, with its score and its report.
    </Empty>
  );
}

const Empty = ({ children, action }: { children: React.ReactNode; action: React.ReactNode }) => (
  <div className="mt-6">
    <EmptyState title="No Analyses Found" action={action}>
      {children}
    </EmptyState>
  </div>
);
