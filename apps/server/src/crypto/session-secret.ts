import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFile } from '../formats/create-file.ts';

/** A shorter one could be guessed. */
export const SECRET_CHARACTERS = 32;

/** The secret that the first start created in the data folder. @throws when the file is damaged */
export function loadOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  // Servers that start at once read the first one's.
  if (!existsSync(file)) createFile(file, randomBytes(32).toString('base64url'), 0o600);
  const secret = readFileSync(file, 'utf8');
  if (secret.length >= SECRET_CHARACTERS) return secret;
  throw new Error(
    `${file} is damaged. Restore it from a backup, or remove it: the next start then creates a new one, which signs ` +
      'everyone out and makes admins set up their authenticator apps again.',
  );
}
