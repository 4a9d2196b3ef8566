import { sql } from 'drizzle-orm';
import type { App, Deps } from '../deps.ts';

type Check = 'ok' | 'failed';

/** /healthz: the process answers. /readyz: it can do its work; 503 names what it lacks. */
export function healthRoutes(app: App, { database, store, grader }: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [databaseCheck, storage] = await Promise.all([
      check(database.db.execute(sql`select 1`)),
      check(store.check()),
    ]);
    const graders: Check = grader.ready() ? 'ok' : 'failed';
    const checks = { database: databaseCheck, storage, graders };
    const ready = Object.values(checks).every((result) => result === 'ok');
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', checks });
  });
}

const check = (work: PromiseLike<unknown>): Promise<Check> =>
  Promise.resolve(work).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
