import { useCallback, useEffect, useRef, useState } from 'react';
import { checkCreative } from '../../../lib/check-creative.ts';
import { forgetDraft, keepFile, readDraft } from '../../../lib/draft-store.ts';
import { useCreative } from '../use-creative.ts';
import { type DraftWords, NO_WORDS, isTyped, readWords } from './draft-words.ts';
import { useKeptWords } from './use-kept-words.ts';

/**
 * File and words of an order, kept in this browser until they are graded or taken away: they outlive an expired
 * session, another page, a reload and a closed window.
 * @param owner whose they are: nobody else sees them in this browser
 */
export function useDraft(owner: string) {
  const [words, setWords] = useState<DraftWords>(NO_WORDS);
  const [isBack, setIsBack] = useState(false);
  const choice = useCreative();
  const { choose, remove } = choice;
  const { keep, drop } = useKeptWords(owner);
  // What somebody does while the draft is still being read counts more than what they did before.
  const typed = useRef(false);
  const chose = useRef(false);

  useEffect(() => {
    let left = false;
    const bringBack = async (): Promise<void> => {
      const { file, words: keptWords } = await readDraft(owner);
      const kept = readWords(keptWords);
      const fits = file !== null && (await checkCreative(file)).problem === null;
      if (left) return;
      if (file && !fits) void keepFile(owner, null);
      const withWords = kept !== null && isTyped(kept) && !typed.current;
      if (withWords) setWords(kept);
      const withFile = fits && !chose.current;
      if (withFile) await choose([file]);
      if (withWords || withFile) setIsBack(true);
    };
    void bringBack();
    return () => {
      left = true;
    };
  }, [owner, choose]);

  const write = (change: Partial<DraftWords>): void => {
    typed.current = true;
    const next = { ...words, ...change };
    setWords(next);
    keep(next);
  };
  const layOut = useCallback(
    async (files: readonly File[]) => {
      chose.current = true;
      const taken = await choose(files);
      if (taken) await keepFile(owner, taken);
    },
    [choose, owner],
  );
  const takeAway = useCallback(() => {
    chose.current = true;
    remove();
    void keepFile(owner, null);
  }, [remove, owner]);
  /** Graded: nothing of it is wanted here any more. */
  const forget = useCallback(() => {
    drop();
    void forgetDraft(owner);
  }, [drop, owner]);
  const startOver = useCallback(() => {
    forget();
    remove();
    setWords(({ mode }) => ({ ...NO_WORDS, mode }));
    setIsBack(false);
  }, [forget, remove]);

  return {
    words,
    write,
    choice: { ...choice, remove: takeAway },
    layOut,
    /** It was laid out at an earlier visit, and came back. */
    isBack,
    seen: useCallback(() => setIsBack(false), []),
    startOver,
    forget,
  };
}
