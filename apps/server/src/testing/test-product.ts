import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { Avatars } from '../modules/profile/avatars.ts';
import type { Download } from '../modules/profile/download-picture.ts';
import { SecondFactors } from '../modules/second-factor/second-factors.ts';
import { Sessions } from '../access/sessions.ts';
import { Verifications } from '../modules/accounts/verifications.ts';
import { Views } from '../modules/analyses/views.ts';
import { buildApp } from '../app.ts';
import type { CreativeStore } from '../store/creative-store.ts';
import { type Storage, openStorage } from '../store/open-storage.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import type { App } from '../http/app.ts';
import { Guests } from '../modules/guests/guests.ts';
import { KnownBrowsers } from '../modules/accounts/known-browsers.ts';
import { TypesetterPool } from '../typesetting/typesetter-pool.ts';
import { Metrics } from '../metrics/metrics.ts';
import { RATE_LIMITS, type RateLimits } from '../http/rate-limits.ts';
import { SharedCounts } from '../http/shared-counts.ts';
import { THIS_MACHINE, type TrustedProxies } from '../http/trusted-proxies.ts';
import type { Grader } from '../grader/grader.ts';
import { GradingQueue } from '../modules/gradings/grading-queue.ts';
import { openThirdParty } from '../modules/third-party/third-party-sign-in.ts';
import type { ReaderRules } from '../modules/second-reader/reader-rules.ts';
import type { ThirdPartySettings } from '../modules/third-party/third-party-settings.ts';
import type { Traces } from '../tracing/traces.ts';
import type { PaymentProvider } from '../modules/payments/provider.ts';
import { TestPayments } from '../modules/payments/test-payments.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { FakeGrader } from './stand-ins/fake-grader.ts';
import { FakeMailer } from './stand-ins/fake-mailer.ts';
import { TestBrowser } from './test-browser.ts';
import { openInMemory } from './test-database.ts';

export interface TestProduct {
  readonly app: App;
  readonly database: OpenDatabase;
  readonly store: CreativeStore;
  readonly grader: FakeGrader;
  readonly queue: GradingQueue;
  readonly mailer: FakeMailer;
  /** A new visitor with their own cookies. */
  browser(): TestBrowser;
  /** A new account, signed in. */
  member(): Promise<TestBrowser>;
  /** The first of `ADMINS`, signed in. Each call returns another browser of the same account. */
  admin(): Promise<TestBrowser>;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly database?: OpenDatabase;
  readonly rateLimits?: Partial<RateLimits>;
  readonly concurrency?: number;
  readonly webDir?: string;
  /** Default: an http address on this machine. */
  readonly publicUrl?: string;
  /** A sign-in provider; default: none. */
  readonly thirdParty?: ThirdPartySettings;
  /** Default: a temporary folder. */
  readonly storage?: Storage;
  /** Default: the one that measures nothing. */
  readonly pool?: Grader;
  /** Whether this is a web-only server, so that another one grades. */
  readonly gradesElsewhere?: boolean;
  readonly demo?: boolean;
  readonly metricsToken?: string;
  readonly trialNeedsEmail?: boolean;
  readonly traces?: Traces;
  /** A second reader; default: none. */
  readonly reader?: ReaderRules;
  readonly trustProxy?: TrustedProxies;
  /** Default: test mode. */
  readonly payments?: PaymentProvider;
  /** Default: fetches avatars from the web. */
  readonly download?: Download;
  /** Default: no log, unless TEST_LOG_LEVEL is set. */
  readonly log?: FastifyBaseLogger;
}

const ORIGIN = 'http://localhost:3000';
const SECRET = 'a secret of the tests, 32 characters';
/** Recipient of the test product's contact form messages. */
export const SUPPORT = 'support@example.com';
/** Emails that are admins in the test product once verified. */
export const ADMINS = ['admin@example.com', 'second-admin@example.com'];
const GENEROUS = { max: 10_000, seconds: 60 };
const UNLIMITED: RateLimits = {
  ...RATE_LIMITS,
  signIn: GENEROUS,
  registration: GENEROUS,
  mailedLink: GENEROUS,
  mailbox: GENEROUS,
  contact: GENEROUS,
  firstLook: GENEROUS,
};

/** The whole server on an in-memory database, with a grader that measures nothing. */
export async function testProduct(options: TestOptions = {}): Promise<TestProduct> {
  const publicUrl = options.publicUrl ?? ORIGIN;
  const folder = await mkdtemp(path.join(tmpdir(), 'adjudge-server-'));
  const database = options.database ?? (await openInMemory());
  const dataDir = path.join(folder, 'data');
  const embedded = { dataDir, sessionSecret: SECRET, s3: null };
  const { store, uploadForms } = options.storage ?? (await openStorage(embedded));
  const fake = new FakeGrader();
  const mailer = new FakeMailer();
  const typesetter = new TypesetterPool();
  const grader = options.gradesElsewhere ? null : (options.pool ?? fake);
  const log = options.log ?? pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  const { concurrency = 2, demo = false, reader = null } = options;
  const metrics = new Metrics();
  const { traces = null } = options;
  const kept = { database, store, log, metrics, traces };
  const queue = new GradingQueue({ ...kept, grader, reader, concurrency, demo });
  await queue.start();
  const app = await buildApp(
    {
      database,
      store,
      uploadForms,
      grader,
      queue,
      mailer,
      thirdParty: openThirdParty(options.thirdParty ?? null, {
        db: database.db,
        secret: SECRET,
        publicUrl,
      }),
      supportEmail: SUPPORT,
      payments: options.payments ?? new TestPayments(database.db, SECRET),
      verifications: new Verifications(database.db, SECRET),
      guests: new Guests(database.db, SECRET),
      knownBrowsers: new KnownBrowsers(SECRET, publicUrl),
      publicUrl,
      demo,
      trialNeedsEmail: options.trialNeedsEmail ?? false,
      reader,
      trustProxy: options.trustProxy ?? THIS_MACHINE,
      views: new Views(database.db, SECRET),
      sessions: new Sessions(database.db, SECRET, ADMINS),
      adminEmails: ADMINS,
      typesetter,
      rateLimits: { ...UNLIMITED, ...options.rateLimits },
      metrics,
      traces,
      metricsToken: options.metricsToken ?? null,
      counts: new SharedCounts(database, SECRET),
      secondFactors: new SecondFactors(database.db, SECRET),
      avatars: new Avatars(database.db, options.download),
      webDir: options.webDir ?? path.join(folder, 'not-built'),
    },
    log,
  );
  let members = 0;
  let hasAdmin = false;
  const browser = (): TestBrowser => new TestBrowser(app, publicUrl);
  return {
    app,
    database,
    store,
    grader: fake,
    queue,
    mailer,
    browser,
    async member() {
      members += 1;
      const one = browser();
      await one.register(`member-${members}@example.com`);
      return one;
    },
    async admin() {
      const one = browser();
      const [email = ''] = ADMINS;
      if (hasAdmin) await one.login(email);
      else await one.register(email);
      hasAdmin = true;
      await database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
      await passSecondFactor(database.db, email);
      return one;
    },
    async close() {
      await Promise.all([app.close(), queue.stop(), typesetter.close()]);
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
