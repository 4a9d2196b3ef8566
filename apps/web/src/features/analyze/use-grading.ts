import type { AnalyzedCreative } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ANALYSES_KEY } from '../../lib/analyses/analyses-query.ts';
import { HttpError } from '../../lib/http.ts';
import { isAbort } from '../../lib/is-abort.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { cancelOrder, cancelLocation } from './cancel-order.ts';
import { type AnalysisMode, type CreditKind, type Failure, failureOf } from './failure.ts';
import { type WaitingStage, gradeWithRetries } from './grade-with-retries.ts';
import { type SentOrder, keyFor, orderFingerprint } from './order-key.ts';
import type { SendingOrder, SendingStage } from './send-creative.ts';

export type Grading =
  | { readonly phase: 'idle' }
  | SendingStage
  | WaitingStage
  | { readonly phase: 'failed'; readonly failure: Failure }
  /** It was already graded when this page asked for it. */
  | { readonly phase: 'graded'; readonly analysis: AnalyzedCreative; readonly sent: SentOrder };

export interface GradingOrder extends Omit<SendingOrder, 'key'> {
  readonly mode: AnalysisMode;
}

interface GradingHooks {
  readonly onGraded: (analysis: AnalyzedCreative, sent: SentOrder) => void;
  /** Called with an order when it is sent, and with null when it failed or was canceled. */
  readonly onSent?: (sent: SentOrder | null) => void;
}

interface Run {
  /** null when it was sent by a page that is gone. */
  readonly send: SendingOrder | null;
  readonly mode: AnalysisMode;
  /** True when the user watches the progress and waits for the report. Otherwise they get a notice and stay where they are. */
  readonly shown: boolean;
}

/** Shown until the server reports more. */
const AS_QUEUED: Grading = { phase: 'grading', step: 'queued', ahead: 0 };
const CANCELING = 'Canceling...';
const IDLE: Grading = { phase: 'idle' };
/** Whether the store no longer has the upload, so that the next try must start over. */
const isUploadLost = (error: unknown): boolean =>
  error instanceof HttpError && !['busy', 'usage-limit', 'too-many-requests'].includes(error.code);

export const isInProgress = ({ phase }: Grading): boolean =>
  phase !== 'idle' && phase !== 'failed' && phase !== 'graded';

/** Runs one analysis at a time, from upload to report. Leaving the page stops following it, but does not stop the grading. */
export function useGrading({ onGraded, onSent }: GradingHooks) {
  const queryClient = useQueryClient();
  const [grading, setGrading] = useState<Grading>(IDLE);
  const [warning, warn] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  const latest = useRef<SentOrder>(null);
  const stage = useRef<SendingStage | WaitingStage>(null);
  const [cancelNote, setCancelNote] = useState<string | null>(null);
  const cancelWanted = useRef(false);
  // A large file that is already in the store is not sent again.
  const uploaded = useRef<{ file: File; s3Key: string }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (sent: SentOrder, { send, mode, shown }: Run): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    latest.current = sent;
    stage.current = null;
    cancelWanted.current = false;
    let receivedProgress = false;
    setCancelNote(null);
    warn(null);
    onSent?.(sent);
    if (shown && !send) setGrading(AS_QUEUED);
    const tell = (next: SendingStage | WaitingStage) => {
      receivedProgress = true;
      stage.current = next;
      if (next.phase === 'processing' && send) uploaded.current = { file: send.file, s3Key: next.s3Key };
      setGrading(next);
      if (cancelWanted.current && cancelLocation(next) === 'there') {
        cancelWanted.current = false;
        void cancelOnServer(sent);
      }
    };
    const uploadedKey = () =>
      uploaded.current?.file === send?.file ? (uploaded.current?.s3Key ?? null) : null;
    try {
      const tools = { signal: controller.signal, tell, warn, uploadedKey };
      const analysis = await gradeWithRetries({ key: sent.key, send }, tools);
      if (!analysis) {
        onSent?.(null);
        setGrading(IDLE);
        return;
      }
      uploaded.current = null;
      latest.current = null;
      void queryClient.invalidateQueries({ queryKey: ANALYSES_KEY });
      if (shown || receivedProgress) onGraded(analysis, sent);
      else setGrading({ phase: 'graded', analysis, sent });
    } catch (error) {
      if (isUploadLost(error)) uploaded.current = null;
      if (isAbort(error)) return;
      // After a 401 keep the order: the user finds it by its key after signing in again.
      if (!(error instanceof HttpError && error.status === 401)) onSent?.(null);
      setGrading({ phase: 'failed', failure: failureOf(error, mode) });
    } finally {
      if (running.current === controller) running.current = null;
      // The credits may have changed. After a 401 the route guard then redirects to sign-in.
      void refreshSession(queryClient);
    }
  };

  const stop = (failure: Failure | null): void => {
    running.current?.abort();
    onSent?.(null);
    setGrading(failure ? { phase: 'failed', failure } : IDLE);
    void refreshSession(queryClient);
  };
  const cancelOnServer = async ({ key }: SentOrder): Promise<void> => {
    setCancelNote(CANCELING);
    const answer = await cancelOrder(key);
    if ('text' in answer) setCancelNote(answer.text);
    else stop(answer.how === 'canceled' ? { kind: 'canceled' } : null);
  };
  const cancel = async (mode: AnalysisMode): Promise<void> => {
    const sent = latest.current;
    const how = cancelLocation(stage.current);
    if (!sent || !running.current) return;
    if (how === 'there') return cancelOnServer(sent);
    if (how === 'once-answered') {
      cancelWanted.current = true;
      setCancelNote(CANCELING);
      return;
    }
    stop(null);
    // The end of the upload may already have been on its way.
    const answer = await cancelOrder(sent.key);
    if (answer.how !== 'begun') return;
    void run(sent, { send: null, mode, shown: true });
    setCancelNote(answer.text);
  };

  return {
    grading,
    warning,
    /** Result of a cancel request, shown while the grading continues. */
    cancelNote,
    cancel,
    start: ({ mode, ...order }: GradingOrder): Promise<void> => {
      const of = orderFingerprint(order);
      const sent = { key: keyFor(of, latest.current), of, versionOf: order.versionOf };
      return run(sent, { send: { ...order, key: sent.key }, mode, shown: true });
    },
    /** Follows an order sent by a page that is gone. `shown`: this window was showing its progress until a moment ago. */
    resume: (sent: SentOrder, how: Pick<Run, 'mode' | 'shown'>): Promise<void> =>
      run(sent, { ...how, send: null }),
    dismiss: useCallback(() => setGrading(IDLE), []),
    /** Shows the limit without a request, since the server would give the same answer. */
    showLimit: useCallback(
      (of: CreditKind) => setGrading({ phase: 'failed', failure: { kind: 'limit', of } }),
      [],
    ),
  };
}
