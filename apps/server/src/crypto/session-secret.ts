import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerTag } from '@adjudge/engine/process';

/** A shorter one could be guessed. */
export const SECRET_CHARACTERS = 32;

/** The secret that the first start created in the data folder. @throws when the file is damaged */
export function loadOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  if (!existsSync(file)) createSecret(file);
  const secret = readFileSync(file, 'utf8');
  if (secret.length >= SECRET_CHARACTERS) return secret;
  throw new Error(
    `${file} is damaged. Restore it from a backup, or remove it: the next start then creates a new one, which signs ` +
      'everyone out and makes admins set up their authenticator apps again.',
  );
}

/** Uses link() so that the file appears complete or not at all, and servers that start at once read the first one's. */
function createSecret(file: string): void {
  const draft = `${file}.${ownerTag()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
