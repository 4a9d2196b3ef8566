import type { AnalyzedCreative } from '@adjudge/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkCreative } from '../../../lib/grading/check-creative.ts';
import { keepFile, readFile } from '../../../lib/grading/draft-file.ts';
import { forgetWords, keepPart, readPart } from '../../../lib/grading/draft-words.ts';
import { useCreative } from '../use-creative.ts';
import type { SentOrder } from '../order-key.ts';
import { type DraftWords, NO_WORDS, isTyped, readWords, wordsOfNext } from './draft-words.ts';
import { keepSent, noLongerShown, readSent } from './sent-order.ts';

/**
 * File and words of an order, kept in this browser until they are graded or taken away: they outlive an expired
 * session, another page, a reload and a closed window.
 * @param owner whose they are: nobody else sees them in this browser
 * @param previous what this is the next version of: what was laid out for another ad stays out of it
 */
export function useDraft(owner: string, previous?: AnalyzedCreative) {
  const [kept] = useState(() => readWords(readPart(owner, 'words')));
  const others = previous !== undefined && kept?.versionOf !== previous.analysisId;
  const [words, setWords] = useState<DraftWords>(() => (others ? wordsOfNext(previous) : (kept ?? NO_WORDS)));
  const [isBack, setIsBack] = useState(() => !others && isTyped(words));
  const [reading, setReading] = useState(true);
  const choice = useCreative();
  const { choose, remove } = choice;
  // What somebody lays out while the file of their last visit is still being read counts more.
  const chose = useRef(false);

  useEffect(() => {
    let left = false;
    const bringBack = async (): Promise<void> => {
      const file = others ? null : await readFile(owner);
      const fits = file !== null && (await checkCreative(file)).problem === null;
      if (left) return;
      if (file && !fits) void keepFile(owner, null);
      if (file && fits && !chose.current) {
        await choose([file]);
        setIsBack(true);
      }
      setReading(false);
    };
    void bringBack();
    return () => {
      left = true;
    };
  }, [owner, others, choose]);

  const write = (change: Partial<DraftWords>): void => {
    const next = { ...words, ...change };
    setWords(next);
    keepPart(owner, 'words', next);
  };
  const layOut = useCallback(
    async (files: readonly File[]) => {
      chose.current = true;
      const taken = await choose(files);
      if (taken && words.versionOf !== undefined) keepPart(owner, 'words', words);
      if (taken) await keepFile(owner, taken);
    },
    [choose, owner, words],
  );
  const takeAway = useCallback(() => {
    chose.current = true;
    remove();
    void keepFile(owner, null);
  }, [remove, owner]);
  /** Graded: nothing of it is wanted here any more. */
  const forget = useCallback(() => {
    forgetWords(owner);
    void keepFile(owner, null);
  }, [owner]);
  const startOver = useCallback(() => {
    forget();
    remove();
    setWords(({ mode }) => ({ ...NO_WORDS, mode }));
    setIsBack(false);
  }, [forget, remove]);

  // Taken with the first look: what is sent from here on is this page's own.
  const [sent] = useState(() => readSent(owner));
  useEffect(() => noLongerShown, []);

  return {
    words,
    write,
    choice: { ...choice, remove: takeAway },
    layOut,
    /** The file of the last visit may still come. */
    reading,
    /** An order that a page before this one sent, and did not see the end of. */
    sent,
    keepSent: useCallback((order: SentOrder | null) => keepSent(owner, order), [owner]),
    /** It was laid out at an earlier visit, and came back. */
    isBack,
    seen: useCallback(() => setIsBack(false), []),
    startOver,
    forget,
  };
}
