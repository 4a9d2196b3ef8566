// Runs the tests' server with two admins, whose emails are verified before it starts.
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { GraderPool } from '../apps/server/src/grader/grader-pool.ts';
import { startServer } from '../apps/server/src/server.ts';
import '../apps/server/src/testing/quick-passwords.ts';
import { seedAdmin } from '../apps/server/src/testing/seed-admin.ts';
import { ADMIN_CODES } from './admin-codes.ts';
import { ensureWebBuild } from '../scripts/web-build/web-build.ts';
import { CachedGrader } from './cached-grader.ts';
import { ADMIN, NEW_ADMIN, PASSWORD } from './people.ts';

const dataDir = process.env['ADJUDGE_DATA'] ?? '';
const secret = process.env['SESSION_SECRET'] ?? '';
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
await seedAdmin(dataDir, { email: ADMIN, password: PASSWORD, app: { secret, codes: ADMIN_CODES } });
await seedAdmin(dataDir, { email: NEW_ADMIN, password: PASSWORD });
await ensureWebBuild();
const grader = new CachedGrader(new GraderPool({ processes: 2 }));
const server = await startServer(process.env, { grader });
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
