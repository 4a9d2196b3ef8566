import { useScratchFolder } from '@adjudge/engine/process';
import { enforceWorkerLimits } from '../processes/worker-limits.ts';
import { printPicture } from './print-picture.ts';
import { typeset } from './typeset.ts';
import type { Typesetting } from './typesetter.ts';

useScratchFolder();
enforceWorkerLimits();

/** Runs in a child process, one document at a time. */
export default async function typesetDocument({ document, pictures }: Typesetting): Promise<Uint8Array> {
  const printed = new Map<string, Uint8Array>();
  for (const { name, file, heat, clear } of pictures) {
    const picture = clear ? file : await printPicture(file, heat);
    if (picture) printed.set(name, picture);
  }
  return typeset(document, printed);
}
