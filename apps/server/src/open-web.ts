import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { syncRoles } from './access/roles.ts';
import { Avatars } from './modules/profile/index.ts';
import { closeDemoAccount, openDemoAccount, Verifications, KnownBrowsers } from './modules/accounts/index.ts';
import { SecondFactors } from './modules/second-factor/index.ts';
import { Sessions } from './access/sessions.ts';
import { Views } from './modules/analyses/index.ts';
import { buildApp } from './app.ts';
import type { App } from './http/app.ts';
import type { Deps } from './deps.ts';
import type { Settings } from './env.ts';
import { TypesetterPool } from './typesetting/typesetter-pool.ts';
import { Guests } from './modules/guests/index.ts';
import { RATE_LIMITS } from './http/rate-limits.ts';
import { SharedCounts } from './http/shared-counts.ts';
import { startMaintenance } from './maintenance.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openPayments } from './modules/payments/index.ts';
import { openThirdParty } from './modules/third-party/index.ts';

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

interface WebOptions extends Pick<
  Deps,
  'database' | 'store' | 'uploadForms' | 'grader' | 'queue' | 'metrics' | 'metricsToken' | 'traces'
> {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  /** Functions to call on shutdown, in order. What is opened here is added at the front. */
  readonly closing: (() => Promise<void>)[];
}

export const publicUrlOf = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`;

/** Opens everything that serves users: pages, API, mails, payments, and the maintenance that runs every minute. */
export async function openWeb({ settings, log, closing, ...shared }: WebOptions): Promise<App> {
  const { database, store } = shared;
  const { sessionSecret: secret, supportEmail, adminEmails, demo } = settings;
  const { db } = database;
  await syncRoles(db, adminEmails);
  const sessions = new Sessions(db, secret, adminEmails);
  await (demo ? openDemoAccount(db) : closeDemoAccount(db, sessions));
  const verifications = new Verifications(db, secret);
  const guests = new Guests(db, secret);
  const views = new Views(db, secret);
  const publicUrl = publicUrlOf(settings);
  // The links let in anyone who has them, so they stay out of production logs, which others collect.
  const mailer = openMailer(settings, ({ links, ...mail }) =>
    log.info(settings.production ? mail : { ...mail, links }, 'a mail was written to the outbox'),
  );
  closing.unshift(() => mailer.close());
  const services = { sessions, verifications, guests, views, mailer, supportEmail, publicUrl };
  closing.unshift(startMaintenance({ ...services, database, store, log }));
  const payments = await openPayments(settings, db);
  const typesetter = new TypesetterPool({
    onError: (error) => log.error({ err: error }, 'the typesetter failed'),
  });
  closing.unshift(() => typesetter.close());
  return buildApp(
    {
      ...shared,
      ...services,
      avatars: new Avatars(db),
      secondFactors: new SecondFactors(db, secret),
      knownBrowsers: new KnownBrowsers(secret, publicUrl),
      thirdParty: openThirdParty(settings.thirdParty, { db, secret, publicUrl }),
      payments,
      adminEmails,
      typesetter,
      demo,
      reader: settings.reader,
      // If no mail is sent, no one could verify an email.
      trialNeedsEmail: settings.smtpUrl !== null,
      trustProxy: settings.trustProxy,
      rateLimits: RATE_LIMITS,
      counts: new SharedCounts(database, secret),
      webDir: WEB_DIR,
    },
    log,
  );
}
