import { BULK_TEXTS, type BulkProgress } from '@adjudge/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RetryNotice } from '../../../components/load-failed.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { Select } from '../../../components/ui/fields/select.tsx';
import { UpgradeLink } from '../../../components/upgrade-link.tsx';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { errorMessage } from '../../../lib/api-client.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { refreshSession } from '../../../lib/session/session.ts';
import { useResumeRun } from '../api/bulk-changes.ts';
import { bulkVerdictsQuery } from '../api/bulk-queries.ts';
import { CancelRun } from './cancel-run.tsx';
import { Downloads } from './downloads.tsx';
import { DEFAULT_ORDER, ORDERS, inOrder } from './item-order.ts';
import { ItemTable, rowHeadId } from './item-table.tsx';
import { RunFigures } from './run-figures.tsx';
import { RunState, totalOf } from './run-state.tsx';

export function RunView({ progress: { run, items } }: { progress: BulkProgress }) {
  const { counts } = run;
  const total = totalOf(run);
  const ended = counts.graded + counts.failed + counts.cancelled;
  const resuming = useResumeRun();
  const verdicts = useQuery(bulkVerdictsQuery(run));
  const [order, setOrder] = useState(DEFAULT_ORDER);
  const heading = useRef<HTMLHeadingElement>(null);
  useFreshCredits(ended);
  /** The pressed button disappears, so the focus moves to the run or the creative that it belonged to. */
  const resume = (itemId?: string): void =>
    resuming.mutate(
      { runId: run.id, ...(itemId === undefined ? {} : { itemId }) },
      {
        onSuccess: () => {
          const about = itemId === undefined ? heading.current : document.getElementById(rowHeadId(itemId));
          about?.focus({ preventScroll: true });
        },
      },
    );
  const resumable = items.filter(({ state, mayResume }) => state === 'failed' && mayResume).length;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight wrap-anywhere">
          {run.name}
        </h1>
        <RunState state={run.state} />
      </div>
      <p className="mt-1 text-sm text-soft">
        <time dateTime={run.createdAt}>{formatMoment(run.createdAt)}</time>
      </p>
      <div className="mt-6 grid gap-4">
        <Progress
          label={`${counts.graded} of ${total} graded${counts.failed > 0 ? `, ${counts.failed} failed` : ''}`}
          value={total === 0 ? null : Math.floor((ended / total) * 100)}
        />
        <ProgressAnnouncement graded={counts.graded} failed={counts.failed} total={total} state={run.state} />
        {counts.unpaid > 0 ? (
          <Notice
            kind="warning"
            title={`${counts.unpaid} ${counts.unpaid === 1 ? 'creative waits' : 'creatives wait'} for gradings`}
            actions={
              <>
                <Button size="sm" busy={resuming.isPending} onClick={() => resume()}>
                  Resume the run
                </Button>
                <UpgradeLink />
              </>
            }
          >
            You ran out of gradings for them. Their files are kept for 30 days.
          </Notice>
        ) : null}
        {resuming.error ? (
          <Notice kind="error">{errorMessage(resuming.error, 'The run could not be resumed.')}</Notice>
        ) : null}
        <div className="flex flex-wrap items-start gap-3">
          <Downloads runId={run.id} ready={ended > 0} />
          {counts.unpaid === 0 && resumable > 0 && run.state === 'done' ? (
            <Button variant="outline" busy={resuming.isPending} onClick={() => resume()}>
              Retry the failed ones
            </Button>
          ) : null}
          {run.state === 'grading' || run.state === 'paused' ? (
            <CancelRun runId={run.id} label="Cancel the run">
              Waiting creatives won’t be graded, and their files are removed. Finished ones stay; the one
              being graded now is finished.
            </CancelRun>
          ) : null}
          {counts.graded > 1 ? (
            <Select
              label="Sort"
              hideLabel
              className="w-44 sm:ml-auto"
              value={order}
              options={ORDERS}
              onChange={setOrder}
            />
          ) : null}
        </div>
      </div>
      <RunFigures items={items} />
      {run.state !== 'grading' && !verdicts.data && verdicts.isError ? (
        <div className="mt-8">
          <RetryNotice title={BULK_TEXTS.verdictsFailed} onRetry={() => void verdicts.refetch()}>
            {errorMessage(verdicts.error, 'Please try again.')}
          </RetryNotice>
        </div>
      ) : null}
      <ItemTable
        items={inOrder(items, order)}
        verdicts={verdicts.data}
        busy={resuming.isPending}
        onRetry={resume}
      />
    </>
  );
}

/** A finished creative has used a credit and appears in the dashboard, so refresh both. */
function useFreshCredits(ended: number): void {
  const queryClient = useQueryClient();
  const seen = useRef(-1);
  useEffect(() => {
    if (seen.current === ended) return;
    seen.current = ended;
    void refreshSession(queryClient);
    void queryClient.invalidateQueries({ queryKey: ANALYSES_KEY });
  }, [queryClient, ended]);
}

const TENTHS = 10;

/** Announced at every tenth and at the end, not for each of up to 200 creatives. */
function ProgressAnnouncement({
  graded,
  failed,
  total,
  state,
}: {
  graded: number;
  failed: number;
  total: number;
  state: string;
}) {
  const tenth = total === 0 ? 0 : Math.floor(((graded + failed) / total) * TENTHS);
  const ended = state === 'done' ? 'The run is done. ' : '';
  const words = `${ended}About ${tenth * TENTHS} percent of ${total} creatives are graded.`;
  return (
    <output className="sr-only" aria-live="polite">
      {state === 'grading' || state === 'done' ? words : null}
    </output>
  );
}
