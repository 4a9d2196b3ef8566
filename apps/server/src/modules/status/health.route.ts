import { sql } from 'drizzle-orm';
import type { App } from '../../http/app.ts';
import type { StatusDeps } from './deps.ts';

type Check = 'ok' | 'starting' | 'failed';

/**
 * /healthz: the process responds. /readyz: it can do its work; a 503 names what it lacks or waits for. Checks graders only
 * if this process has some.
 */
export function healthRoutes(
  app: App,
  { database, store, grader }: Pick<StatusDeps, 'database' | 'store' | 'grader'>,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [databaseCheck, storage] = await Promise.all([
      check(database.db.execute(sql`select 1`)),
      check(store.check()),
    ]);
    const checks = { database: databaseCheck, storage, ...gradersOf(grader) };
    const status = overall(Object.values(checks));
    return reply.code(status === 'ok' ? 200 : 503).send({ status, checks });
  });
}

function gradersOf(grader: StatusDeps['grader']): { graders?: Check } {
  if (grader === null) return {};
  const state = grader.state();
  return { graders: state === 'ready' ? 'ok' : state };
}

function overall(checks: readonly Check[]): 'ok' | 'starting' | 'not ready' {
  if (checks.includes('failed')) return 'not ready';
  return checks.includes('starting') ? 'starting' : 'ok';
}

const check = (work: PromiseLike<unknown>): Promise<'ok' | 'failed'> =>
  Promise.resolve(work).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
