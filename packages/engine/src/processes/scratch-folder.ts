import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAbandoned, ownerTag } from './process-identity.ts';

const PREFIX = 'adjudge-scratch-';

/**
 * Gives this process its own folder for everything temporary, through TMPDIR. It is removed when the process exits.
 * Folders left by killed processes are removed when any other process starts.
 */
export function useScratchFolder(): void {
  sweepScratchFolders();
  const folder = mkdtempSync(path.join(tmpdir(), `${PREFIX}${ownerTag()}-`));
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Removes the scratch folders of processes that are gone. */
export function sweepScratchFolders(within = tmpdir()): void {
  for (const name of readdirSync(within)) {
    const folder = path.join(within, name);
    if (!name.startsWith(PREFIX) || !isAbandoned(folder)) continue;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Owned by another user of a shared machine.
    }
  }
}
