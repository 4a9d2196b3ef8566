import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Recovery codes that the tests' admin receives before the server starts. Each opens the admin pages once. */
export const ADMIN_CODES: readonly string[] = Array.from({ length: 60 }, (_, at) => `journey${at + 100}`);

/** Returns a code that no test has used yet, in any process. */
export function takeAdminCode(): string {
  const taken = path.join(process.env['E2E_DATA'] ?? '', 'admin-codes');
  mkdirSync(taken, { recursive: true });
  for (const code of ADMIN_CODES) {
    try {
      mkdirSync(path.join(taken, code));
      return code;
    } catch {
      // Another test has taken it.
    }
  }
  throw new Error('All recovery codes of the admin are used.');
}
