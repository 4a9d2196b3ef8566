// The server of the journeys, with an admin, whose e-mail was verified before the start.
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { seedAdmin } from '../apps/server/src/testing/seed-admin.ts';
import { ADMIN, PASSWORD } from './people.ts';

const dataDir = process.env['ADJUDGE_DATA'] ?? '';
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
await seedAdmin(dataDir, { email: ADMIN, password: PASSWORD });
await import('../scripts/start.ts');
