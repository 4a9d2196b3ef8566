import { useCallback, useEffect, useRef } from 'react';
import { keepWords } from '../../../lib/draft-store.ts';
import type { DraftWords } from './draft-words.ts';

/** Between two keystrokes of somebody who types slowly. */
const PAUSE_MILLISECONDS = 250;

/**
 * Keeps what is typed in this browser: after each pause, and at once when the page is left.
 * @returns what to hand each change to, and how to take back one that is not kept yet
 */
export function useKeptWords(owner: string) {
  const unkept = useRef<DraftWords>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    if (unkept.current) void keepWords(owner, unkept.current);
    unkept.current = null;
  }, [owner]);
  useEffect(() => {
    // A phone may end a page that is hidden without another word.
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') keepNow();
    };
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keepNow]);
  const keep = useCallback(
    (words: DraftWords) => {
      unkept.current = words;
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, PAUSE_MILLISECONDS);
    },
    [keepNow],
  );
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    unkept.current = null;
  }, []);
  return { keep, drop };
}
