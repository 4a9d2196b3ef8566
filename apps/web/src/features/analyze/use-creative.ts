import { TEXTS } from '@adjudge/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CreativeType, checkCreative } from '../../lib/grading/check-creative.ts';
import { type VideoFacts, lengthProblem, readVideoFacts } from './video/video-facts.ts';

export interface ChosenCreative {
  readonly file: File;
  readonly type: CreativeType;
  /** Object URL of the file, for the preview. */
  readonly url: string;
  /** null for an image, and for a video that this browser cannot read. */
  readonly video: VideoFacts | null;
}

type LoadResult = { readonly creative: ChosenCreative } | { readonly problem: string };

async function take(files: readonly File[], file: File): Promise<LoadResult> {
  if (files.length > 1) return { problem: TEXTS.tooMany };
  const { type, problem } = await checkCreative(file);
  if (problem !== null) return { problem };
  const url = URL.createObjectURL(file);
  const video = type === 'image' ? null : await readVideoFacts(url);
  const tooLong = lengthProblem(video);
  if (tooLong === null) return { creative: { file, type, url, video } };
  URL.revokeObjectURL(url);
  return { problem: tooLong };
}

/** The currently chosen creative, and what was wrong with the last chosen file. */
export function useCreative() {
  const [creative, setCreative] = useState<ChosenCreative | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const latest = useRef(0);

  useEffect(() => {
    if (!creative) return;
    return () => URL.revokeObjectURL(creative.url);
  }, [creative]);

  /** @returns the file once it is accepted; null if it was rejected or superseded by a newer choice */
  const choose = useCallback(async (files: readonly File[]): Promise<File | null> => {
    const [file] = files;
    if (!file) return null;
    const turn = ++latest.current;
    setReading(true);
    const taken = await take(files, file);
    // Another file was chosen while this one was being read.
    if (turn !== latest.current) {
      if ('creative' in taken) URL.revokeObjectURL(taken.creative.url);
      return null;
    }
    setReading(false);
    setProblem('problem' in taken ? taken.problem : null);
    if (!('creative' in taken)) return null;
    setCreative(taken.creative);
    return file;
  }, []);

  const remove = useCallback(() => {
    latest.current++;
    setReading(false);
    setCreative(null);
    setProblem(null);
  }, []);

  const demand = useCallback(() => setProblem(TEXTS.fileRequired), []);

  return {
    creative,
    problem,
    /** The last chosen file is still being checked. */
    reading,
    choose,
    remove,
    demand,
  };
}
export type CreativeChoice = ReturnType<typeof useCreative>;
