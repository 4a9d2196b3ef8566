import { TEXTS } from '@adjudge/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CreativeType, checkCreative } from '../../lib/check-creative.ts';
import { type VideoFacts, lengthProblem, readVideoFacts } from './video/video-facts.ts';

export interface ChosenCreative {
  readonly file: File;
  readonly type: CreativeType;
  /** Address of the file inside this page, for the preview. */
  readonly url: string;
  /** null of a picture, and of a video that this browser cannot read. */
  readonly video: VideoFacts | null;
}

type Taken = { readonly creative: ChosenCreative } | { readonly problem: string };

async function take(files: readonly File[], file: File): Promise<Taken> {
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

/** The one creative on the table, and what was wrong with the last file that was put there. */
export function useCreative() {
  const [creative, setCreative] = useState<ChosenCreative | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);
  const reading = useRef<Promise<ChosenCreative | null>>(null);

  useEffect(() => {
    if (!creative) return;
    return () => URL.revokeObjectURL(creative.url);
  }, [creative]);

  const choose = useCallback((files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const turn = ++latest.current;
    const read = async (): Promise<ChosenCreative | null> => {
      const taken = await take(files, file);
      const chosen = 'creative' in taken ? taken.creative : null;
      // Another file came while this one was read.
      if (turn !== latest.current) {
        if (chosen) URL.revokeObjectURL(chosen.url);
        return null;
      }
      reading.current = null;
      setProblem('problem' in taken ? taken.problem : null);
      if (chosen) setCreative(chosen);
      return chosen;
    };
    reading.current = read();
  }, []);

  const remove = useCallback(() => {
    latest.current++;
    reading.current = null;
    setCreative(null);
    setProblem(null);
  }, []);

  // Why the last file was refused says more than that one is wanted.
  const demand = useCallback(() => setProblem((known) => known ?? TEXTS.fileRequired), []);

  /** The creative on the table, once a file that was just put there is read; null when none is, or it is refused. */
  const settled = async (): Promise<ChosenCreative | null> => {
    let settledOn = creative;
    while (reading.current) settledOn = await reading.current;
    return settledOn;
  };

  return { creative, problem, choose, remove, demand, settled };
}
export type CreativeChoice = ReturnType<typeof useCreative>;
