import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gatherDecoded } from '../../packages/engine/src/gatherers/index.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { type CloserLook, searchCloser } from '../../packages/engine/src/gatherers/text/index.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import type { ReaderAnswer } from '../../packages/engine/src/vision-reader/reader-answer.ts';
import { cacheFile } from '../data/cache-file.ts';
import { codeDigest } from '../data/measurement-cache.ts';
import { readingOf } from './replayed-answers.ts';

/** The result of a closer look at a creative for which the reader named something that its lines do not show. */
export interface CloserLookResult extends Pick<CloserLook, 'closer'> {
  /** Measurements including what the closer look confirmed of the reader's answer; null when it confirmed nothing. */
  readonly gathered: Gathered | null;
}

/** How far a reader is believed does not matter to where its words are found. */
const READER_MODEL = 'packages/engine/src/elements/vision-reading/model.json';

/** Looks closer at pictures of a data folder, with a file cache because each takes seconds. Changed code starts an empty one. */
export function closerLookCache(
  data: string,
  cache: string,
): (set: string, file: string, answer: ReaderAnswer, alone: Gathered) => Promise<CloserLookResult | null> {
  const current = path.join(cache, codeDigest([READER_MODEL]));
  mkdirSync(current, { recursive: true });
  return async (set, file, answer, alone) => {
    const kept = cacheFile(current, `${set}_${file}`);
    if (!existsSync(kept))
      writeFileSync(kept, JSON.stringify(await look(path.join(data, set, file), answer, alone)));
    return JSON.parse(readFileSync(kept, 'utf8'));
  };
}

async function look(
  file: string,
  answer: ReaderAnswer,
  { artifacts: { text } }: Gathered,
): Promise<CloserLookResult | null> {
  const creative = { bytes: readFileSync(file), fileName: path.basename(file) };
  const decoded = await decodeImage(creative);
  const seen = await searchCloser(decoded.frame, text ?? null, answer);
  if (!seen) return null;
  const reading = readingOf(answer);
  return {
    closer: seen.closer,
    gathered: seen.lines && (await gatherDecoded(creative, decoded, () => {}, { reading })),
  };
}
