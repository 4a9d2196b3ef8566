import type { AnalyzedCreative } from '@adjudge/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkCreative } from '../../../lib/grading/check-creative.ts';
import { saveDraftFile, readFile } from '../../../lib/grading/draft-file.ts';
import { clearDraft, savePart, readPart } from '../../../lib/grading/draft-storage.ts';
import { useCreative } from '../use-creative.ts';
import type { SentOrder } from '../order-key.ts';
import { type DraftWords, NO_WORDS, hasInput, readWords, nextVersionWords } from './draft-words.ts';
import { saveSentOrder, clearShown, readSent } from './sent-order.ts';

/**
 * File and text of an order, kept in this browser until they are graded or removed. They survive an expired session,
 * navigation, a reload and a closed window.
 * @param owner whose draft it is; other users of this browser do not see it
 * @param previous the analysis that this is a new version of; a draft for another ad is ignored
 */
export function useDraft(owner: string, previous?: AnalyzedCreative) {
  const [storedWords] = useState(() => readWords(readPart(owner, 'words')));
  const isOtherAdsDraft = previous !== undefined && storedWords?.versionOf !== previous.analysisId;
  const [words, setWords] = useState<DraftWords>(() =>
    isOtherAdsDraft ? nextVersionWords(previous) : (storedWords ?? NO_WORDS),
  );
  const [isBack, setIsBack] = useState(() => !isOtherAdsDraft && hasInput(words));
  const [reading, setReading] = useState(true);
  const choice = useCreative();
  const { choose, remove } = choice;
  // Files chosen while the last visit's file is still being read take precedence.
  const chose = useRef(false);

  useEffect(() => {
    let left = false;
    const bringBack = async (): Promise<void> => {
      const file = isOtherAdsDraft ? null : await readFile(owner);
      const fits = file !== null && (await checkCreative(file)).problem === null;
      if (left) return;
      if (file && !fits) void saveDraftFile(owner, null);
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
  }, [owner, isOtherAdsDraft, choose]);

  const write = (change: Partial<DraftWords>): void => {
    const next = { ...words, ...change };
    setWords(next);
    savePart(owner, 'words', next);
  };
  const layOut = useCallback(
    async (files: readonly File[]) => {
      chose.current = true;
      const taken = await choose(files);
      if (taken && words.versionOf !== undefined) savePart(owner, 'words', words);
      if (taken) await saveDraftFile(owner, taken);
    },
    [choose, owner, words],
  );
  const takeAway = useCallback(() => {
    chose.current = true;
    remove();
    void saveDraftFile(owner, null);
  }, [remove, owner]);
  /** Called when graded: the draft is no longer needed. */
  const forget = useCallback(() => {
    clearDraft(owner);
    void saveDraftFile(owner, null);
  }, [owner]);
  const startOver = useCallback(() => {
    forget();
    remove();
    setWords(({ mode }) => ({ ...NO_WORDS, mode }));
    setIsBack(false);
  }, [forget, remove]);

  // Read once on mount: anything sent from here on belongs to this page.
  const [sent] = useState(() => readSent(owner));
  useEffect(() => clearShown, []);

  return {
    words,
    write,
    choice: { ...choice, remove: takeAway },
    layOut,
    /** The last visit's file may still be loading. */
    reading,
    /** An order that an earlier page sent but did not see finish. */
    sent,
    keepSent: useCallback((order: SentOrder | null) => saveSentOrder(owner, order), [owner]),
    /** The draft was restored from an earlier visit. */
    isBack,
    seen: useCallback(() => setIsBack(false), []),
    startOver,
    forget,
  };
}
