import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AdminEmails } from './accounts/admins.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Verifications } from './accounts/verifications.ts';
import type { Views } from './analyses/views.ts';
import type { CreativeStore } from './creatives/creative-store.ts';
import type { UploadForms } from './creatives/upload-forms.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Guests } from './guests/guests.ts';
import type { KnownBrowsers } from './http/known-browsers.ts';
import type { Typesetter } from './exports/typesetting/typesetter.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';
import type { Grader } from './jobs/grader.ts';
import type { GradingQueue } from './jobs/grading-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ReaderRules } from './reader/reader-rules.ts';
import type { ThirdPartySignIn } from './third-party/third-party-sign-in.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** What the routes need; everything that a test replaces comes in here. */
export interface Deps {
  readonly database: OpenDatabase;
  readonly sessions: Sessions;
  readonly verifications: Verifications;
  readonly guests: Guests;
  readonly knownBrowsers: KnownBrowsers;
  readonly views: Views;
  readonly store: CreativeStore;
  readonly uploadForms: UploadForms;
  readonly grader: Grader;
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
  /** The vision-language model that graders show pictures to, and when; null: none is set. */
  readonly reader: ReaderRules | null;
  /** Who is believed about the address of a caller. */
  readonly trustProxy: TrustedProxies;
  readonly rateLimits: RateLimits;
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
