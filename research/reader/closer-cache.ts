import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TextLine } from '../../packages/engine/src/artifacts/artifacts.ts';
import { unshown, withShownCloser } from '../../packages/engine/src/elements/vision-reading/shown-closer.ts';
import { gatherDecoded } from '../../packages/engine/src/gatherers/index.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { readCloser } from '../../packages/engine/src/gatherers/text/index.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import type { ReaderAnswer } from '../../packages/engine/src/vision-reader/reader-answer.ts';
import { readingOf } from './replayed.ts';

/** What a closer look gives of a creative of which a reader says what its lines do not show. */
export interface LookedCloser {
  /** With what that showed of the reader's answer; null where it showed nothing of it. */
  readonly gathered: Gathered | null;
  /** All that was read. */
  readonly closer: readonly TextLine[];
}

/** Looks closer at pictures of a data folder and keeps what was seen, since that takes seconds each. */
export function closerCache(
  data: string,
  cache: string,
): (set: string, file: string, answer: ReaderAnswer, alone: Gathered) => Promise<LookedCloser | null> {
  mkdirSync(cache, { recursive: true });
  return async (set, file, answer, alone) => {
    const kept = path.join(cache, `${set}_${file}`.replaceAll('/', '_') + '.json');
    if (!existsSync(kept))
      writeFileSync(kept, JSON.stringify(await look(path.join(data, set, file), answer, alone)));
    return JSON.parse(readFileSync(kept, 'utf8'));
  };
}

async function look(
  file: string,
  answer: ReaderAnswer,
  { artifacts: { text, image } }: Gathered,
): Promise<LookedCloser | null> {
  const ratio = image ? image.width / image.height : 1;
  const said = answer.elements;
  const sought = unshown(said, text ?? [], ratio);
  if (sought.length === 0) return null;
  const creative = { bytes: readFileSync(file), fileName: path.basename(file) };
  const decoded = await decodeImage(creative);
  const closer = await readCloser(decoded.frame, []);
  const shown = withShownCloser(text ?? null, closer, { said, sought, ratio });
  const reading = readingOf(answer);
  return { closer, gathered: shown && (await gatherDecoded(creative, decoded, () => {}, { reading })) };
}
