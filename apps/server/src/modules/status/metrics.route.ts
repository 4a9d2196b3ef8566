import { TEXTS } from '@adjudge/contract';
import { Gauge } from 'prom-client';
import type { App } from '../../http/app.ts';
import type { StatusDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { CreditMetrics } from '../../metrics/credit-metrics.ts';
import { mayReadMetrics } from './policy.ts';
import { queueState } from '../../queue/queue-state.ts';

/** /metrics for Prometheus: open to anyone with the token, and without a token only to this machine. */
export function metricsRoute(
  app: App,
  { metrics, metricsToken, database }: Pick<StatusDeps, 'metrics' | 'metricsToken' | 'database'>,
): void {
  const { registry } = metrics;
  const jobs = new Gauge({
    name: 'adjudge_queue_jobs',
    help: 'Jobs of the queue that all servers share; finished ones of the last hour',
    labelNames: ['state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'adjudge_queue_oldest_seconds',
    help: 'How long the oldest job has waited; 0 when none waits',
    registers: [registry],
  });
  const graders = new Gauge({
    name: 'adjudge_graders',
    help: 'Graders that are awake on all servers',
    registers: [registry],
  });
  const credits = new CreditMetrics(database.db, registry);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new ApiError('absent', TEXTS.pathAbsent);
    const [state] = await Promise.all([queueState(database.db), credits.refresh()]);
    for (const [name, many] of Object.entries(state.jobs)) jobs.set({ state: name }, many);
    const since = state.oldestWaitingSince;
    oldest.set(since === null ? 0 : (Date.now() - Date.parse(since)) / 1000);
    graders.set(state.gradersAll);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
