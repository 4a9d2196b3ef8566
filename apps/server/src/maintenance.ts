import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from './access/sessions.ts';
import type { Verifications } from './modules/accounts/index.ts';
import type { Views } from './modules/analyses/index.ts';
import type { CreativeStore } from './store/creative-store.ts';
import { sweepBulk } from './modules/bulk/index.ts';
import { sweepDiscarded } from './store/discarded-files.ts';
import { type Age, orphanFiles, removeOrphanFiles } from './store/orphan-files.ts';
import { sweepUploads } from './modules/uploads/index.ts';
import { deleteExpiredCounts } from './http/expired-counts.ts';
import { mailWaitingMessages } from './modules/contact/index.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Guests } from './modules/guests/index.ts';
import type { Mailer } from './mail/mailer.ts';
import { sendUnsentReceipts } from './modules/payments/index.ts';
import { deleteExpiredFailures, undoLostGradings } from './modules/gradings/index.ts';
import { deleteOldQuestions } from './modules/second-reader/index.ts';

const INTERVAL_MILLISECONDS = 60_000;

/** How long a stop waits for the step under way. Each can be repeated. */
const STOP_MILLISECONDS = 5000;

/** Rare, because it lists the whole store. */
const ORPHAN_INTERVAL_MILLISECONDS = 24 * 3_600_000;
/** Far longer than the time between writing a file and inserting its row. */
const ORPHAN_AGE = { least: 24 * 3_600_000 };

export interface MaintenanceDeps {
  readonly database: OpenDatabase;
  readonly store: CreativeStore;
  readonly sessions: Sessions;
  readonly verifications: Verifications;
  readonly guests: Guests;
  readonly mailer: Mailer;
  readonly supportEmail: string;
  readonly views: Views;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Cleans up after killed processes and sends unsent receipts: now, and every minute for processes on other machines. The
 * server starts meanwhile, because it can serve most things while the store or the mail server is away.
 * @returns a function that stops it
 */
export function startMaintenance(deps: MaintenanceDeps): () => Promise<void> {
  const stopping = new AbortController();
  const sweep = (): Promise<void> => sweepOrphanFiles(deps, { ...ORPHAN_AGE, stopping: stopping.signal });
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= runMaintenance(deps, stopping.signal).finally(() => (running = null));
  };
  run();
  let orphans = sweep();
  const timer = setInterval(run, INTERVAL_MILLISECONDS);
  const daily = setInterval(() => {
    orphans = sweep();
  }, ORPHAN_INTERVAL_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    clearInterval(daily);
    stopping.abort();
    // A store that does not answer must not keep the mails of this server from being finished.
    await Promise.race([
      Promise.all([running, orphans]),
      setTimeout(STOP_MILLISECONDS, undefined, { ref: false }),
    ]);
  };
}

/** Removes orphan files. In a bucket without a prefix, where they may be another installation's, it only logs their number. */
async function sweepOrphanFiles({ database, store, log }: MaintenanceDeps, age: Age): Promise<void> {
  const storage = { db: database.db, store };
  try {
    if (!store.shared) {
      const files = await removeOrphanFiles(storage, age);
      if (files > 0) log.warn({ files }, 'removed files that belong to nothing');
      return;
    }
    const files = (await Array.fromAsync(orphanFiles(storage, age))).length;
    if (files > 0)
      log.warn({ files }, 'files in the bucket belong to nothing; with S3_PREFIX they are removed');
  } catch (error) {
    log.error({ err: error }, 'looking for files that belong to nothing failed');
  }
}

/** Runs every step, whether or not others fail. Those that need the store come last, because it may take minutes to fail. */
async function runMaintenance(deps: MaintenanceDeps, stopping: AbortSignal): Promise<void> {
  const { database, store, sessions, verifications, guests, views, mailer, supportEmail, publicUrl, log } =
    deps;
  const { db } = database;
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    sessions: () => sessions.deleteExpired(),
    'expired counts': () => deleteExpiredCounts(db),
    verifications: () => verifications.deleteExpired(),
    views: () => views.deletePastDays(),
    guests: () => guests.sweep(),
    'failed files': () => deleteExpiredFailures(db),
    'bulk runs': () => sweepBulk(db),
    'questions to the reader': () => deleteOldQuestions(db),
    messages: () =>
      mailWaitingMessages({ db, mailer, supportEmail }).catch((error: unknown) =>
        log.warn({ err: error }, 'messages of the contact form still wait to be mailed'),
      ),
    receipts: () =>
      sendUnsentReceipts({ db, mailer, publicUrl }).catch((error: unknown) =>
        log.warn({ err: error }, 'receipts wait for the mail server'),
      ),
    'lost gradings': async () => {
      const lost = await undoLostGradings({ db, store });
      if (lost > 0) log.warn({ lost }, 'gave back the credits of lost gradings');
    },
    uploads: () => sweepUploads({ db, store }),
    'discarded files': () => sweepDiscarded({ db, store }),
  };
  for (const [what, step] of Object.entries(steps)) {
    if (stopping.aborted) return;
    await step().catch((error: unknown) => log.error({ err: error, what }, 'maintenance failed'));
  }
}
