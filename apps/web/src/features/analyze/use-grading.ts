import type { AnalyzedCreative } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ANALYSES_KEY } from '../../lib/analyses-query.ts';
import { HttpError } from '../../lib/http.ts';
import { refreshSession } from '../../lib/session.ts';
import { isAbort } from '../../lib/is-abort.ts';
import { type AnalysisMode, type CreditKind, type Failure, failureOf } from './failure.ts';
import { type SendingOrder, type SendingStage, sendCreative } from './send-creative.ts';

export type Grading =
  { readonly phase: 'idle' } | SendingStage | { readonly phase: 'failed'; readonly failure: Failure };

export interface GradingOrder extends SendingOrder {
  readonly mode: AnalysisMode;
}

const IDLE: Grading = { phase: 'idle' };
/** The store knows nothing more of such an upload: the next try begins anew. */
const isSpent = (error: unknown): boolean =>
  error instanceof HttpError && !['busy', 'usage-limit', 'too-many-requests'].includes(error.code);

/** One analysis at a time, from upload to report. Leaving the page ends the watching, not the grading. */
export function useGrading(onGraded: (analysis: AnalyzedCreative) => void) {
  const queryClient = useQueryClient();
  const [grading, setGrading] = useState<Grading>(IDLE);
  const [warning, warn] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  // A large file that is in the store already is not sent a second time.
  const uploaded = useRef<{ file: File; s3Key: string }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ mode, ...order }: GradingOrder): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    warn(null);
    const tell = (stage: SendingStage) => {
      if (stage.phase === 'processing') uploaded.current = { file: order.file, s3Key: stage.s3Key };
      setGrading(stage);
    };
    try {
      const uploadedKey = uploaded.current?.file === order.file ? uploaded.current.s3Key : null;
      const analysis = await sendCreative(order, { signal: controller.signal, tell, warn, uploadedKey });
      uploaded.current = null;
      void queryClient.invalidateQueries({ queryKey: ANALYSES_KEY });
      onGraded(analysis);
    } catch (error) {
      if (isSpent(error)) uploaded.current = null;
      setGrading(isAbort(error) ? IDLE : { phase: 'failed', failure: failureOf(error, mode) });
    } finally {
      // Credits changed, or did not; and who is refused as unknown is sent to sign in by the guard.
      void refreshSession(queryClient);
    }
  };

  return {
    grading,
    warning,
    start,
    cancel: useCallback(() => running.current?.abort(), []),
    dismiss: useCallback(() => setGrading(IDLE), []),
    /** Shows the limit without asking the server, who would say the same. */
    showLimit: useCallback(
      (of: CreditKind) => setGrading({ phase: 'failed', failure: { kind: 'limit', of } }),
      [],
    ),
  };
}
