import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { readerMetrics } from './reader-metrics.ts';
import type { Outcome } from '../queue/grade-creative.job.ts';

const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const GRADING_SECONDS = [0.5, 1, 2, 4, 8, 15, 30, 60, 240];

/** Kinds of work that graders do. */
export type Work = 'grade' | 'what-if' | 'correct';

/** Metrics of this process, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'adjudge_http_request_seconds',
    help: 'Answers, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  readonly #work = new Histogram({
    name: 'adjudge_work_seconds',
    help: 'What graders of this process did, from the moment that it was taken, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: GRADING_SECONDS,
    registers: [this.registry],
  });
  readonly #lost = new Counter({
    name: 'adjudge_work_lost_total',
    help: 'Work that ended without an outcome, because the process stopped or the database was away',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  readonly reader = readerMetrics(this.registry);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    registerChildMemory(this.registry);
  }

  /** Times every response of the routes that are registered after this call. */
  time(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      // A path without a route can be anything that a caller types, so all of them share one label.
      const route = request.routeOptions.url ?? 'none';
      const { statusCode, elapsedTime } = reply;
      this.#requests.observe({ method: request.method, route, status: statusCode }, elapsedTime / 1000);
    });
  }

  /** Times one piece of work, labeled with its outcome. */
  async timeWork(kind: Work, work: () => Promise<Outcome>): Promise<Outcome> {
    const began = performance.now();
    try {
      const outcome = await work();
      const label = outcome.state === 'graded' ? 'done' : outcome.code;
      this.#work.observe({ kind, outcome: label }, (performance.now() - began) / 1000);
      return outcome;
    } catch (error) {
      this.#lost.inc({ kind });
      throw error;
    }
  }
}

/** The child processes are the graders and the typesetter. Only Linux reports their memory. */
function registerChildMemory(registry: Registry): void {
  const gauge: Gauge = new Gauge({
    name: 'adjudge_child_resident_bytes',
    help: 'Memory of each grader and typesetter process',
    labelNames: ['pid'],
    registers: [registry],
    collect() {
      gauge.reset();
      for (const pid of childPids()) gauge.set({ pid }, residentBytes(pid));
    },
  });
}

const PAGE_BYTES = 4096;

function childPids(): string[] {
  try {
    const listed = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    return listed.split(' ').filter((pid) => pid !== '');
  } catch {
    return [];
  }
}

function residentBytes(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
