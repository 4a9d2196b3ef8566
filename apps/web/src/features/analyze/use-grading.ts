import type { AnalyzedCreative, ProgressEvent } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ANALYSES_KEY } from '../../lib/analyses-query.ts';
import { analyze } from '../../lib/analyze-client.ts';
import { refreshSession } from '../../lib/session.ts';
import { type AnalysisMode, type Failure, failureOf } from './failure.ts';

export type Grading =
  | { readonly phase: 'idle' }
  | { readonly phase: 'uploading'; readonly percent: number }
  | ({ readonly phase: 'grading' } & ProgressEvent)
  | { readonly phase: 'failed'; readonly failure: Failure };

export interface GradingOrder {
  readonly mode: AnalysisMode;
  readonly file: File;
  readonly adCopy: string | undefined;
}

const IDLE: Grading = { phase: 'idle' };
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** One analysis at a time, from upload to report. Leaving the page ends the watching, not the grading. */
export function useGrading(onGraded: (analysis: AnalyzedCreative) => void) {
  const queryClient = useQueryClient();
  const [grading, setGrading] = useState<Grading>(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ mode, file, adCopy }: GradingOrder): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setGrading({ phase: 'uploading', percent: 0 });
    try {
      const analysis = await analyze({
        file,
        adCopy,
        signal: controller.signal,
        onUpload: ({ percent }) => setGrading({ phase: 'uploading', percent }),
        onProgress: (progress) => setGrading({ phase: 'grading', ...progress }),
      });
      void queryClient.invalidateQueries({ queryKey: ANALYSES_KEY });
      onGraded(analysis);
    } catch (error) {
      setGrading(isAbort(error) ? IDLE : { phase: 'failed', failure: failureOf(error, mode) });
    } finally {
      // Credits changed, or did not; and who is refused as unknown is sent to sign in by the guard.
      void refreshSession(queryClient);
    }
  };

  return {
    grading,
    start,
    cancel: useCallback(() => running.current?.abort(), []),
    dismiss: useCallback(() => setGrading(IDLE), []),
    /** Shows the limit without asking the server, who would say the same. */
    showLimit: useCallback(() => setGrading({ phase: 'failed', failure: { kind: 'limit' } }), []),
  };
}
