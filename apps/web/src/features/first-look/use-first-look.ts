import { LIMITS, type ProgressEvent } from '@adjudge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type UploadProgress, firstLook } from '../../lib/grading/analyze-client.ts';
import { saveVisitorFile } from '../../lib/grading/draft-file.ts';
import { isAbort } from '../../lib/is-abort.ts';
import { FIRST_LOOK_KEY } from './api/first-look-query.ts';
import { bannerProblem } from './banner-problem.ts';
import { type Rejection, rejectionFrom, wrongFile } from './rejection.ts';

export type FirstLookState =
  | ({ readonly phase: 'uploading'; readonly way: 'direct' } & UploadProgress)
  | ({ readonly phase: 'grading' } & ProgressEvent)
  | { readonly phase: 'refused'; readonly refused: Rejection };

/** Keeps a file that was not graded here, so that it is on the analyze page when the visitor signs up now. */
const saveForSignUp = (file: File | null) =>
  saveVisitorFile(file && file.size <= LIMITS.videoBytes ? file : null);

const atStart = (file: File | undefined): FirstLookState => ({
  phase: 'uploading',
  way: 'direct',
  loaded: 0,
  total: file?.size ?? 0,
  percent: 0,
});

/**
 * Checks, sends and follows the dropped files, which stay the same while the component is mounted. Leaving the page
 * stops following the grading, but does not stop the grading.
 */
export function useFirstLook(files: readonly File[], onGraded: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<FirstLookState>(() => atStart(files[0]));
  // A new object each time, because the same files may be sent again.
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
        if (order.files.length === 1) void saveForSignUp(file ?? null);
        return;
      }
      try {
        await firstLook({
          file,
          signal,
          onUpload: (progress) => setState({ phase: 'uploading', way: 'direct', ...progress }),
          onProgress: (progress) => setState({ phase: 'grading', ...progress }),
        });
        void saveForSignUp(null);
        queryClient.removeQueries({ queryKey: FIRST_LOOK_KEY });
        onGraded();
      } catch (error) {
        if (isAbort(error)) return;
        setState({ phase: 'refused', refused: rejectionFrom(error) });
        void saveForSignUp(file);
      }
    };
    // Deferred, so that nothing is sent twice when React runs the effects of one mount twice.
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
