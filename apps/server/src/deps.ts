import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Avatars } from './modules/profile/avatars.ts';
import type { AdminEmails } from './access/roles.ts';
import type { SecondFactors } from './modules/second-factor/second-factors.ts';
import type { Sessions } from './access/sessions.ts';
import type { Verifications } from './modules/accounts/verifications.ts';
import type { Views } from './modules/analyses/views.ts';
import type { CreativeStore } from './store/creative-store.ts';
import type { UploadForms } from './store/upload-forms.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Guests } from './modules/guests/guests.ts';
import type { KnownBrowsers } from './modules/accounts/known-browsers.ts';
import type { Typesetter } from './typesetting/typesetter.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { SharedCounts } from './http/shared-counts.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';
import type { Grader } from './grader/grader.ts';
import type { GradingQueue } from './modules/gradings/grading-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ReaderRules } from './modules/second-reader/reader-rules.ts';
import type { ThirdPartySignIn } from './modules/third-party/third-party-sign-in.ts';
import type { Traces } from './tracing/traces.ts';
import type { PaymentProvider } from './modules/payments/provider.ts';

/** What the routes need; everything that a test replaces comes in here. */
export interface Deps {
  readonly database: OpenDatabase;
  readonly sessions: Sessions;
  readonly verifications: Verifications;
  readonly avatars: Avatars;
  readonly secondFactors: SecondFactors;
  readonly guests: Guests;
  readonly knownBrowsers: KnownBrowsers;
  readonly views: Views;
  readonly store: CreativeStore;
  readonly uploadForms: UploadForms;
  /** null where this server leaves grading to others. */
  readonly grader: Pick<Grader, 'state'> | null;
  readonly queue: GradingQueue;
  readonly mailer: Mailer;
  /** null: none is set up. */
  readonly thirdParty: ThirdPartySignIn | null;
  /** Where messages of the contact form go. */
  readonly supportEmail: string;
  readonly payments: PaymentProvider;
  readonly typesetter: Typesetter;
  /** Where browsers reach the product: scheme, host, port. */
  readonly publicUrl: string;
  readonly adminEmails: AdminEmails;
  /** Whether the demo account exists and may be shown on the login page. */
  readonly demo: boolean;
  /** Whether the free trial of a new account waits until its e-mail is verified. */
  readonly trialNeedsEmail: boolean;
  /** The vision-language model that graders show pictures to, and when; null: none is set. */
  readonly reader: ReaderRules | null;
  /** Who is believed about the address of a caller. */
  readonly trustProxy: TrustedProxies;
  readonly rateLimits: RateLimits;
  readonly counts: SharedCounts;
  readonly metrics: Metrics;
  /** null: nothing is traced. */
  readonly traces: Traces | null;
  /** By which they are read from elsewhere; null: from this machine alone. */
  readonly metricsToken: string | null;
  /** Folder of the built browser application. */
  readonly webDir: string;
}

/** A Fastify instance whose routes take their types from zod. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
