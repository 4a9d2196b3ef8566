import type { AnalyzedCreative } from '@adjudge/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkCreative } from '../../../lib/grading/check-creative.ts';
import { saveDraftFile, readFile } from '../../../lib/grading/draft-file.ts';
import { nextVersionDraft, savePart, readPart } from '../../../lib/grading/draft-storage.ts';
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
  const draft = draftOf(owner, previous?.analysisId);
  const [initialWords] = useState(() => (previous ? nextVersionWords(previous) : NO_WORDS));
  const isStoredForOtherAd = useCallback(
    () => storedWords(draft)?.versionOf !== initialWords.versionOf,
    [draft, initialWords],
  );
  const [isOtherAdsDraft] = useState(isStoredForOtherAd);
  const [words, setWords] = useState(() => (isOtherAdsDraft ? null : storedWords(draft)) ?? initialWords);
  const [isBack, setIsBack] = useState(() => !isOtherAdsDraft && hasInput(words));
  const [reading, setReading] = useState(true);
  const choice = useCreative();
  const { choose, remove } = choice;
  // Files chosen while the last visit's file is still being read take precedence.
  const chose = useRef(false);

  useEffect(() => {
    let left = false;
    const bringBack = async (): Promise<void> => {
      const stored = await readFile(draft);
      const file = isOtherAdsDraft ? null : stored;
      const fits = file !== null && (await checkCreative(file)).problem === null;
      if (left) return;
      if (file && !fits) void saveDraftFile(draft, null);
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
  }, [draft, isOtherAdsDraft, choose]);

  const write = (change: Partial<DraftWords>): void => {
    const next = { ...words, ...change };
    setWords(next);
    // The stored file belongs to the ad of the stored words.
    if (isStoredForOtherAd()) void saveDraftFile(draft, null);
    savePart(draft, 'words', next);
  };
  const layOut = useCallback(
    async (files: readonly File[]) => {
      chose.current = true;
      const taken = await choose(files);
      if (taken && isStoredForOtherAd()) savePart(draft, 'words', words);
      if (taken) await saveDraftFile(draft, taken);
    },
    [choose, draft, words, isStoredForOtherAd],
  );
  const takeAway = useCallback(() => {
    chose.current = true;
    remove();
    void saveDraftFile(draft, null);
  }, [remove, draft]);
  /** Called when an order is graded: its draft is no longer needed. It may have been sent by another page. */
  const forget = useCallback(
    ({ versionOf }: Pick<SentOrder, 'versionOf'>) => {
      savePart(owner, 'sent', null);
      const sent = draftOf(owner, versionOf);
      if (storedWords(sent)?.versionOf !== versionOf) return;
      savePart(sent, 'words', null);
      void saveDraftFile(sent, null);
    },
    [owner],
  );
  /** Also empties the form, if it is the one of this order. */
  const clear = useCallback(
    (order: Pick<SentOrder, 'versionOf'>) => {
      forget(order);
      if (order.versionOf !== initialWords.versionOf) return;
      remove();
      setWords(({ mode }) => ({ ...initialWords, mode }));
      setIsBack(false);
    },
    [forget, remove, initialWords],
  );

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
    startOver: () => clear(initialWords),
    clear,
    forget,
  };
}

const draftOf = (owner: string, versionOf: string | undefined): string =>
  versionOf === undefined ? owner : nextVersionDraft(owner);
const storedWords = (draft: string): DraftWords | null => readWords(readPart(draft, 'words'));
