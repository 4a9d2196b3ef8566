import { TEXTS } from '@adjudge/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from './check-creative.ts';

export interface ChosenCreative {
  readonly file: File;
  /** Address of the file inside this page, for the preview. */
  readonly url: string;
}

/** The one creative on the table, and what was wrong with the last file that was put there. */
export function useCreative() {
  const [creative, setCreative] = useState<ChosenCreative | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  useEffect(() => {
    if (!creative) return;
    return () => URL.revokeObjectURL(creative.url);
  }, [creative]);

  const choose = useCallback(async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const turn = ++latest.current;
    const found = files.length > 1 ? TEXTS.tooMany : await problemOf(file);
    // Another file came while this one was read.
    if (turn !== latest.current) return;
    setProblem(found);
    if (found === null) setCreative({ file, url: URL.createObjectURL(file) });
  }, []);

  const remove = useCallback(() => {
    latest.current++;
    setCreative(null);
    setProblem(null);
  }, []);

  const demand = useCallback(() => setProblem(TEXTS.fileRequired), []);

  return { creative, problem, choose, remove, demand };
}
export type CreativeChoice = ReturnType<typeof useCreative>;
