// Measures the dashboard's list, search and figures on PostgreSQL, with 10,000 analyses of one account and 200,000 in all.
import { cpus } from 'node:os';
import { listQuerySchema } from '../../packages/contract/src/index.ts';
import { listAnalyses } from '../../apps/server/src/modules/analyses/list.ts';
import { summarizeAnalyses } from '../../apps/server/src/modules/analyses/summary.ts';
import { openPostgres } from '../../apps/server/src/db/open-database.ts';
import { fillAnalyses } from '../../apps/server/src/testing/fill-analyses.ts';
import { ensurePostgres } from '../local-services/system-packages.ts';
import { startPostgres } from '../local-services/test-postgres.ts';
import { timedRounds } from './timing.ts';

const ACCOUNTS = 20;
const ALL = 200_000;
const ROUNDS = 40;
const LIMIT = '50 ms';

const quantile = (times: readonly number[], q: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(q * times.length))] ?? Number.NaN).toFixed(1)} ms`;

const QUERIES: readonly [string, Record<string, string | number>][] = [
  ['first page', {}],
  ['page 400, oldest first', { page: 400, sortOrder: 'asc' }],
  ['last page', { page: 834 }],
  ['highest score', { sortBy: 'overallScore' }],
  ['search: a word of all', { search: 'harbour' }],
  ['search: a file name, one hit', { search: `ad-${ALL}.png` }],
  ['search: nothing matches', { search: 'nowhere to be found' }],
  ['search by highest score', { search: 'velvet1', sortBy: 'overallScore' }],
];

const programs = await ensurePostgres();
if (!programs) throw new Error('PostgreSQL is not here and could not be installed.');
const postgres = await startPostgres(programs);
try {
  const database = await openPostgres(postgres.url, () => {});
  const { db } = database;
  const userId = await fillAnalyses(db, { accounts: ACCOUNTS, all: ALL });
  const { totalCount } = await summarizeAnalyses(db, userId);
  const lines = [
    `${cpus().length} cores, PostgreSQL, ${totalCount} analyses of ${ALL}, ${ROUNDS} rounds`,
    '',
  ];
  lines.push('| what | median | p95 | limit |', '|---|---|---|---|');
  for (const [what, asked] of QUERIES) {
    const query = listQuerySchema.parse(asked);
    const found = await listAnalyses(db, userId, query);
    const times = await timedRounds(ROUNDS, () => listAnalyses(db, userId, query));
    lines.push(
      `| ${what} (${found.totalCount}) | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} | ${LIMIT} |`,
    );
  }
  const times = await timedRounds(ROUNDS, () => summarizeAnalyses(db, userId));
  lines.push(`| figures and trend | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} | ${LIMIT} |`, '');
  process.stdout.write(lines.join('\n'));
  await database.close();
} finally {
  await postgres.stop();
}
