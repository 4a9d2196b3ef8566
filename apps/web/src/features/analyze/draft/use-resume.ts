import { useEffect, useRef } from 'react';
import type { useGrading } from '../use-grading.ts';
import { wasShown } from './sent-order.ts';
import type { useDraft } from './use-draft.ts';

type Draft = Pick<ReturnType<typeof useDraft>, 'sent' | 'reading' | 'words'>;

/** Resumes following an order sent by an earlier page. Runs once, after the order's file has been restored. */
export function useResume(
  { sent, reading, words: { mode } }: Draft,
  resume: ReturnType<typeof useGrading>['resume'],
): void {
  const resumed = useRef(false);
  useEffect(() => {
    if (!sent || reading || resumed.current) return;
    resumed.current = true;
    void resume(sent, { mode, shown: wasShown(sent) });
  }, [sent, reading, mode, resume]);
}
