import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { DEMO_ACCOUNT } from '@adjudge/contract';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { openStorage } from './store/open-storage.ts';
import type { App } from './http/app.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './db/open-database.ts';
import { type Settings, readSettings } from './env.ts';
import { Metrics } from './metrics/metrics.ts';
import { LOG_SERIALIZERS } from './http/log-serializers.ts';
import { GraderPool } from './grader/grader-pool.ts';
import type { Grader } from './grader/grader.ts';
import { GradingQueue } from './modules/gradings/index.ts';
import { openWeb, publicUrlOf } from './open-web.ts';
import { QUEUE_TIMEOUTS, type QueueTimeouts } from './queue/grade-creative.job.ts';
import { describeStartFailure } from './start-failure.ts';
import { openTraces } from './tracing/open-traces.ts';
import { buildWorkerApp } from './worker-app.ts';

/** Time for the last responses to reach their callers. After it, connections are closed: idle ones would keep the server open. */
const SHUTDOWN_GRACE_MILLISECONDS = 500;

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What a test may substitute for the real implementation. */
export interface Replacements {
  readonly grader?: Grader;
  readonly patience?: QueueTimeouts;
}

/**
 * Starts what the environment's settings ask for. Resolves when the server accepts requests.
 * @throws SettingError, or when the database or the port is not available
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  replacements: Replacements = {},
): Promise<RunningServer> {
  const settings = readSettings(env);
  const log = pino({ level: settings.logLevel, serializers: LOG_SERIALIZERS });
  // Started first, so that its processes load their models while the database opens.
  const grader = settings.role === 'web' ? null : (replacements.grader ?? newPool(settings, log));
  const closing: (() => Promise<void>)[] = grader === null ? [] : [() => grader.close()];
  try {
    const database = await openDatabase(settings, log);
    closing.push(() => database.close());
    const { store, uploadForms } = await openStorage(settings);
    const { graders: concurrency, demo } = settings;
    const metrics = new Metrics();
    const { reader } = settings;
    const traces = await openTraces(settings.tracesTo, settings.role);
    if (traces) closing.push(() => traces.close());
    const baseOptions = { database, store, log, metrics, traces };
    const timeouts = replacements.patience ?? QUEUE_TIMEOUTS;
    const queue = new GradingQueue({ ...baseOptions, grader, reader, concurrency, demo, patience: timeouts });
    await queue.start();
    const { metricsToken } = settings;
    const shared = { grader, database, store, metrics, metricsToken, traces };
    const app =
      settings.role === 'worker'
        ? buildWorkerApp(shared, log)
        : await openWeb({ ...shared, settings, log, uploadForms, queue, closing });
    closing.unshift(() => shutDown(app, queue));
    await app.listen({ port: settings.port, host: settings.host });
    const url = publicUrlOf(settings);
    announce(url, settings, log);
    return { url, close: () => runInOrder(closing) };
  } catch (error) {
    await runInOrder(closing);
    throw error;
  }
}

const openDatabase = (settings: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> =>
  settings.databaseUrl === null
    ? openEmbedded(settings.dataDir)
    : openPostgres(settings.databaseUrl, (error) => log.error({ err: error }, 'database connection lost'));

const newPool = (settings: Settings, log: FastifyBaseLogger): Grader =>
  new GraderPool({
    processes: settings.graders,
    writer: settings.writer,
    onError: (error) => log.error({ err: error }, 'a grader process failed'),
  });

/** Refuses new connections at once. While the queue stops, callers that wait for a grade get it or an explanation. */
async function shutDown(app: App, queue: GradingQueue): Promise<void> {
  const closed = app.close();
  await queue.stop();
  await Promise.race([closed, setTimeout(SHUTDOWN_GRACE_MILLISECONDS)]);
  app.server.closeAllConnections();
  await closed;
}

async function runInOrder(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

function announce(url: string, { demo, role }: Settings, log: FastifyBaseLogger): void {
  log.info({ url, role }, 'listening');
  if (role === 'worker') {
    process.stdout.write('Adjudge worker is running. It grades ads but serves no pages.\n');
    return;
  }
  process.stdout.write(`Adjudge is at ${url}\n`);
  if (demo) process.stdout.write(`Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}\n`);
}

/** Runs the server until SIGTERM or SIGINT. */
export async function main(): Promise<void> {
  try {
    closeOnSignal(await startServer(process.env));
  } catch (error) {
    fail(error);
  }
}

/**
 * Ends the process with the first SIGTERM or SIGINT. More may follow while it closes: Ctrl-C at `npm start` also comes through
 * npm and scripts/run.mjs.
 */
export function closeOnSignal(server: RunningServer): void {
  let closing: Promise<void> | null = null;
  const stop = (): void => {
    closing ??= server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`${describeStartFailure(error, process.env)}\n`);
  process.exit(1);
}

if (import.meta.main) await main();
