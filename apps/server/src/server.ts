import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_ACCOUNT } from '@adjudge/contract';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { settleRoles } from './accounts/admins.ts';
import { closeDemoAccount, openDemoAccount } from './accounts/demo.ts';
import { Sessions } from './accounts/sessions.ts';
import { Verifications } from './accounts/verifications.ts';
import { Views } from './analyses/views.ts';
import { buildApp } from './app.ts';
import { openStorage } from './creatives/open-storage.ts';
import type { App } from './deps.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './db/open-database.ts';
import { type Settings, readSettings } from './env.ts';
import { Guests } from './guests/guests.ts';
import { KnownBrowsers } from './http/known-browsers.ts';
import { LOG_SERIALIZERS } from './http/log-serializers.ts';
import { TypesetterPool } from './exports/typesetting/typesetter-pool.ts';
import { RATE_LIMITS } from './http/rate-limits.ts';
import { keepTidy } from './jobs/keep-tidy.ts';
import { GraderPool } from './jobs/grader-pool.ts';
import type { Grader } from './jobs/grader.ts';
import { GradingQueue } from './jobs/grading-queue.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openThirdParty } from './third-party/third-party-sign-in.ts';
import { openPayments } from './payments/open-provider.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** For the last answers to reach their callers. A connection that is only kept open would keep the server open. */
const LAST_ANSWERS_MILLISECONDS = 500;

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What a test may put in the place of the real thing. */
export interface Replacements {
  readonly grader?: Grader;
}

/**
 * Starts everything on the settings of the environment; resolves when requests are answered.
 * @throws SettingError, or when the database or the port cannot be had
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  replaced: Replacements = {},
): Promise<RunningServer> {
  const settings = readSettings(env);
  const log = pino({ level: settings.logLevel, serializers: LOG_SERIALIZERS });
  // First, for its processes load their models while the database opens.
  const grader = replaced.grader ?? newPool(settings, log);
  const closing: (() => Promise<void>)[] = [() => grader.close()];
  try {
    const database = await openDatabase(settings, log);
    closing.push(() => database.close());
    const { store, uploadForms } = await openStorage(settings);
    const { graders: concurrency, demo } = settings;
    const { reader } = settings;
    const queue = new GradingQueue({ database, store, grader, reader, log, concurrency, demo });
    await queue.start();
    const { supportEmail, adminEmails } = settings;
    await settleRoles(database.db, adminEmails);
    const sessions = new Sessions(database.db, settings.sessionSecret, adminEmails);
    await (settings.demo ? openDemoAccount(database.db) : closeDemoAccount(database.db, sessions));
    const verifications = new Verifications(database.db, settings.sessionSecret);
    const guests = new Guests(database.db, settings.sessionSecret);
    const views = new Views(database.db, settings.sessionSecret);
    const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
    // The links let in whoever has them: not into logs that others collect.
    const mailer = openMailer(settings, ({ links, ...mail }) =>
      log.info(settings.production ? mail : { ...mail, links }, 'a mail was written to the outbox'),
    );
    closing.unshift(() => mailer.close());
    const kept = {
      database,
      store,
      sessions,
      verifications,
      guests,
      views,
      mailer,
      supportEmail,
      publicUrl,
      log,
    };
    closing.unshift(await keepTidy(kept));
    const payments = await openPayments(settings, database.db);
    const typesetter = new TypesetterPool({
      onError: (error) => log.error({ err: error }, 'the typesetter failed'),
    });
    closing.unshift(() => typesetter.close());
    const app = await buildApp(
      {
        database,
        sessions,
        verifications,
        guests,
        knownBrowsers: new KnownBrowsers(settings.sessionSecret, publicUrl),
        views,
        store,
        uploadForms,
        grader,
        queue,
        mailer,
        thirdParty: openThirdParty(settings.thirdParty, {
          db: database.db,
          secret: settings.sessionSecret,
          publicUrl,
        }),
        supportEmail,
        payments,
        adminEmails,
        typesetter,
        publicUrl,
        demo: settings.demo,
        reader,
        trustProxy: settings.trustProxy,
        rateLimits: RATE_LIMITS,
        webDir: WEB,
      },
      log,
    );
    closing.unshift(() => windDown(app, queue));
    await app.listen({ port: settings.port, host: settings.host });
    announce(publicUrl, settings, log);
    return { url: publicUrl, close: () => inTurn(closing) };
  } catch (error) {
    await inTurn(closing);
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

/** New connections are refused at once; those that wait for a grade get it, or a word, while the queue winds down. */
async function windDown(app: App, queue: GradingQueue): Promise<void> {
  const closed = app.close();
  await queue.stop();
  await Promise.race([closed, setTimeout(LAST_ANSWERS_MILLISECONDS)]);
  app.server.closeAllConnections();
  await closed;
}

async function inTurn(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

function announce(url: string, { demo }: Settings, log: FastifyBaseLogger): void {
  log.info({ url }, 'listening');
  process.stdout.write(`Adjudge is at ${url}\n`);
  if (demo) process.stdout.write(`Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}\n`);
}

/** Runs the server until it is told to stop. */
export async function main(): Promise<void> {
  const server = await startServer(process.env);
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
