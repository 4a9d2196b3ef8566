import { TEXTS, formatBytes } from '@adjudge/contract';
import { Check, LoaderCircle } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { cancelLocation } from '../cancel-order.ts';
import type { CreditKind } from '../failure.ts';
import { type ShownStep, shownSteps } from '../grading-steps.ts';
import type { Grading } from '../use-grading.ts';

interface GradingProgressProps {
  grading: Grading;
  /** Why no frames could be extracted from a video. The video is graded anyway. */
  warning: string | null;
  withCopy: boolean;
  kind: CreditKind;
  withFrames: boolean;
  /** What happens to the report when the user leaves the page. */
  whenLeft?: string;
  /** Result of a cancel request, shown while the grading continues. */
  cancelNote?: string | null;
  /** Whether it can be canceled until grading starts; otherwise only while it is being sent. */
  cancelsQueued?: boolean;
  onCancel: () => void;
}

/** Replaces the form while the creative is graded. Screen readers announce the current step. */
export function GradingProgress({
  grading,
  warning,
  whenLeft = 'You can leave this page. The report will be in your dashboard.',
  cancelNote = null,
  cancelsQueued = false,
  onCancel,
  ...shown
}: GradingProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, so the focus moves to the heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const steps = shownSteps(grading, shown);
  const done = steps.filter(({ state }) => state === 'done').length;
  const part = grading.phase === 'uploading' ? grading.percent / 100 : 0;
  const current = steps.find(({ state }) => state === 'current');
  return (
    <section aria-labelledby="grading" className="grid content-start gap-6">
      <h2 ref={heading} id="grading" tabIndex={-1} className="text-xl font-bold tracking-tight outline-none">
        Analyzing your ad...
      </h2>
      <Progress label="Progress" hideLabel value={((done + part) / steps.length) * 100} />
      <output className="sr-only">{current?.name}</output>
      <ol className="grid gap-2.5">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      {warning === null ? null : <Notice kind="info">{warning} The server decodes the video itself.</Notice>}
      {grading.phase === 'waiting' ? <Reconnecting sent={cancelLocation(grading) === 'there'} /> : null}
      {mayCancel(grading, cancelsQueued) ? (
        <div className="flex items-center justify-between gap-4">
          <Sent grading={grading} />
          <Button variant="outline" size="sm" onClick={onCancel}>
            {grading.phase === 'uploading' ? 'Cancel upload' : 'Cancel'}
          </Button>
        </div>
      ) : null}
      <div role="status" className="text-md empty:hidden">
        {cancelNote}
      </div>
      {isWithServer(grading) ? <p className="text-sm text-soft">{whenLeft}</p> : null}
    </section>
  );
}

const isWithServer = ({ phase }: Grading): boolean => phase === 'grading' || phase === 'processing';

/** A grading that has started cannot be canceled. */
const mayCancel = (grading: Grading, queued: boolean): boolean =>
  grading.phase === 'uploading' ||
  grading.phase === 'preparing' ||
  (queued && (grading.phase !== 'grading' || grading.step === 'queued'));

const Reconnecting = ({ sent }: { sent: boolean }) => (
  <Notice kind="warning" title={navigator.onLine ? 'The server cannot be reached' : 'You are offline'}>
    {sent
      ? 'We will reconnect automatically and show your report here.'
      : `${TEXTS.uploadNetwork} It will be sent again as soon as the connection is back.`}
  </Notice>
);

function Sent({ grading }: { grading: Grading }) {
  if (grading.phase !== 'uploading') return <span />;
  const { percent, loaded, total } = grading;
  return (
    <div className="font-mono text-sm text-soft">
      <p>{percent}% sent</p>
      <p className="text-xs">
        {formatBytes(loaded)} of {formatBytes(total)}
      </p>
    </div>
  );
}

const Step = ({ step: { name, state } }: { step: ShownStep }) => (
  <li
    aria-current={state === 'current' ? 'step' : undefined}
    className={clsx(
      'flex items-center gap-3 text-md',
      state === 'current' && 'font-semibold',
      state === 'done' && 'text-soft',
      state === 'ahead' && 'text-faint',
    )}
  >
    <span aria-hidden className="grid size-5 shrink-0 place-items-center">
      {state === 'done' ? <Check className="size-4.5 text-good-text" /> : null}
      {state === 'current' ? <LoaderCircle className="size-4.5 animate-turn text-guide" /> : null}
      {state === 'ahead' ? <span className="size-1.5 rounded-full bg-rule" /> : null}
    </span>
    {name}
    {state === 'done' ? <span className="sr-only">, done</span> : null}
  </li>
);
