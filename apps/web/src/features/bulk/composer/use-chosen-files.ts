import { BULK_TEXTS, LIMITS, TEXTS, manifestKey } from '@adjudge/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkCreative } from '../../../lib/grading/check-creative.ts';

export interface ChosenFile {
  readonly id: number;
  readonly file: File;
  readonly kind: 'banner' | 'video' | null;
  /** Object URL of an image, for its thumbnail. */
  readonly url: string | null;
  /** Why the file cannot be sent. */
  readonly problem: string | null;
}

type FileCheck = Pick<ChosenFile, 'kind' | 'problem'>;

async function checkFile(file: File): Promise<FileCheck> {
  const { type, problem } = await checkCreative(file);
  if (problem !== null) return { kind: null, problem };
  const kind = type === 'image' ? 'banner' : 'video';
  // Bulk runs only take direct uploads: larger videos are graded one by one.
  return { kind, problem: file.size > LIMITS.directBytes ? TEXTS.tooLarge : null };
}

/** The chosen files, each with its problem if it has one. `taken` lists the file names that the run already has. */
export function useChosenFiles(taken: readonly string[]) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [judging, setJudging] = useState(0);
  const next = useRef(0);
  const kept = useRef(files);
  useEffect(() => {
    kept.current = files;
  }, [files]);
  useEffect(
    () => () => {
      for (const { url } of kept.current) if (url !== null) URL.revokeObjectURL(url);
    },
    [],
  );

  const add = useCallback(async (given: readonly File[]) => {
    setJudging((before) => before + 1);
    const judged = await Promise.all(
      given.map(async (file): Promise<ChosenFile> => {
        const { kind, problem } = await checkFile(file);
        const url = kind === 'banner' ? URL.createObjectURL(file) : null;
        return { id: next.current++, file, kind, problem, url };
      }),
    );
    setFiles((before) => [...before, ...judged]);
    setJudging((before) => before - 1);
  }, []);

  const remove = useCallback((ids: readonly number[]) => {
    setFiles((before) => {
      for (const { id, url } of before) if (ids.includes(id) && url !== null) URL.revokeObjectURL(url);
      return before.filter(({ id }) => !ids.includes(id));
    });
  }, []);

  return { files: withNameProblems(files, taken), reading: judging > 0, add, remove };
}

/** Only the first of several files with the same name counts, and a run has a limited number of places. */
function withNameProblems(files: readonly ChosenFile[], taken: readonly string[]): readonly ChosenFile[] {
  const names = new Set(taken.map(manifestKey));
  return files.map((one) => {
    const key = manifestKey(one.file.name);
    if (one.problem !== null) return one;
    if (names.has(key)) return { ...one, problem: BULK_TEXTS.duplicate };
    if (names.size >= LIMITS.bulkItems) return { ...one, problem: BULK_TEXTS.tooManyFiles };
    names.add(key);
    return one;
  });
}
