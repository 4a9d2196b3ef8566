import type { User } from '@adjudge/contract';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { UpgradeLink } from '../../../components/upgrade-link.tsx';
import { CancelRun } from '../components/cancel-run.tsx';
import type { useRunUpload } from './use-run-upload.ts';

type Kind = 'banner' | 'video';

interface OrderProps {
  user: User;
  /** Kinds of everything that would be graded. */
  kinds: readonly (Kind | null)[];
  /** Number of files that are still to be sent. */
  chosen: number;
  /** Number of files already in the run. */
  there: number;
  /** Number of files that were refused and are still in the list. */
  refused: number;
  /** The run was created on an earlier visit. */
  begun: boolean;
  sending: ReturnType<typeof useRunUpload>;
  onDiscarded: (() => void) | undefined;
}

export function SubmitPanel({
  user,
  kinds,
  chosen,
  refused,
  there,
  begun,
  sending,
  onDiscarded,
}: OrderProps) {
  const { phase, problem, runId } = sending;
  const total = chosen + there;
  const busy = phase === 'sending';
  const many = (number: number): string => (number === 1 ? '1 creative' : `${number} creatives`);
  return (
    <div className="grid gap-4">
      <Cost user={user} kinds={kinds} />
      {problem === null ? null : (
        <Notice kind="error" title="The run could not be started">
          {problem} Nothing was graded, and what was uploaded is kept.
        </Notice>
      )}
      {phase === 'stopped' && refused > 0 ? (
        <Notice
          kind="error"
          title={`${many(refused)} could not be uploaded`}
          actions={
            there > 0 ? (
              <Button variant="outline" size="sm" onClick={() => void sending.startWithout()}>
                Grade the other {there}
              </Button>
            ) : null
          }
        >
          The reason is next to each one. Remove them or try again.
        </Notice>
      ) : null}
      {busy ? (
        <Progress
          label={`Uploading: ${there} of ${total}`}
          value={total === 0 ? null : Math.round((there / total) * 100)}
        />
      ) : null}
      <Button type="submit" size="lg" busy={busy}>
        {label({ busy, total, again: phase === 'stopped' && (refused > 0 || problem !== null) })}
      </Button>
      {busy ? <p className="text-sm text-soft">Keep this page open until everything is uploaded.</p> : null}
      {begun && runId !== null && !busy ? (
        <CancelRun runId={runId} label="Discard this run" onCanceled={onDiscarded}>
          This removes {many(there)}. Nothing has been graded.
        </CancelRun>
      ) : null}
    </div>
  );
}

function label({ busy, total, again }: { busy: boolean; total: number; again: boolean }): string {
  if (busy) return 'Uploading...';
  if (again) return 'Try Again';
  if (total === 0) return 'Grade creatives';
  return total === 1 ? 'Grade 1 creative' : `Grade ${total} creatives`;
}

function Cost({ user: { usageRemaining }, kinds }: Pick<OrderProps, 'user' | 'kinds'>) {
  const needed = (kind: Kind): number => kinds.filter((one) => one === kind).length;
  const used = (['banner', 'video'] as const).filter((kind) => needed(kind) > 0);
  const short = used.filter((kind) => needed(kind) > usageRemaining[kind]);
  return (
    <>
      {used.map((kind) => (
        <p key={kind} className="text-sm">
          This run uses {Math.min(needed(kind), usageRemaining[kind])} of {usageRemaining[kind]} {kind}{' '}
          gradings
        </p>
      ))}
      {short.length > 0 ? (
        <Notice kind="warning" actions={<UpgradeLink />}>
          You have fewer {short.join(' and ')} gradings left than creatives. The others wait until you resume
          the run.
        </Notice>
      ) : null}
    </>
  );
}
