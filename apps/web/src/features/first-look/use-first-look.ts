import { LIMITS, type ProgressEvent } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type UploadProgress, firstLook } from '../../lib/grading/analyze-client.ts';
import { keepVisitorsFile } from '../../lib/grading/draft-file.ts';
import { isAbort } from '../../lib/is-abort.ts';
import { FIRST_LOOK_KEY } from './api/first-look-query.ts';
import { bannerProblem } from './banner-problem.ts';
import { type Refused, refusedBy, wrongFile } from './refused.ts';

export type FirstLookState =
  | ({ readonly phase: 'uploading'; readonly way: 'direct' } & UploadProgress)
  | ({ readonly phase: 'grading' } & ProgressEvent)
  | { readonly phase: 'refused'; readonly refused: Refused };

/** What is not graded here lies on the table of anyone who signs up for it now. */
const keepForAccount = (file: File | null) =>
  keepVisitorsFile(file && file.size <= LIMITS.videoBytes ? file : null);

const atStart = (file: File | undefined): FirstLookState => ({
  phase: 'uploading',
  way: 'direct',
  loaded: 0,
  total: file?.size ?? 0,
  percent: 0,
});

/** Checks, sends and follows the files that were dropped, the same ones for as long as it stands. Leaving the page ends the watching, not the grading. */
export function useFirstLook(files: readonly File[], onGraded: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<FirstLookState>(() => atStart(files[0]));
  // A new order each time: the same files may be sent again.
  const [order, setOrder] = useState({ files });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const grade = async (): Promise<void> => {
      const [file] = order.files;
      const problem = await bannerProblem(order.files);
      if (signal.aborted) return;
      if (problem !== null || !file) {
        setState({ phase: 'refused', refused: wrongFile(problem) });
        if (order.files.length === 1) void keepForAccount(file ?? null);
        return;
      }
      try {
        await firstLook({
          file,
          signal,
          onUpload: (progress) => setState({ phase: 'uploading', way: 'direct', ...progress }),
          onProgress: (progress) => setState({ phase: 'grading', ...progress }),
        });
        void keepForAccount(null);
        queryClient.removeQueries({ queryKey: FIRST_LOOK_KEY });
        onGraded();
      } catch (error) {
        if (isAbort(error)) return;
        setState({ phase: 'refused', refused: refusedBy(error) });
        void keepForAccount(file);
      }
    };
    // After the effects of one mount: where React runs them twice, nothing is sent twice.
    const timer = setTimeout(() => void grade());
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [order, onGraded, queryClient]);

  const again = useCallback(() => {
    setState(atStart(files[0]));
    setOrder({ files });
  }, [files]);
  return { state, again };
}
