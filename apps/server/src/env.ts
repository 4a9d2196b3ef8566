import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BRAND } from '@adjudge/contract';
import {
  ModelSettingError,
  type ModelSettings,
  readModelSettings,
  readScoreReader,
} from '@adjudge/engine/intake';
import { z } from 'zod';
import type { AdminEmails } from './access/roles.ts';
import { normalizeEmail } from './access/email.ts';
import { SECRET_CHARACTERS, loadOrCreateSecret } from './crypto/session-secret.ts';
import type { S3Settings } from './store/s3-settings.ts';
import type { MailSettings } from './mail/open-mailer.ts';
import {
  type ThirdPartySettings,
  missingThirdParty,
  thirdPartyOf,
  thirdPartyVariables,
} from './modules/third-party/index.ts';
import { type TrustedProxies, THIS_MACHINE, trustedProxies } from './http/trusted-proxies.ts';
import { type ReaderRules, readerOf, readerVariables } from './modules/second-reader/index.ts';
import type { StripeSettings } from './modules/payments/index.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const booleanFlag = z.enum(['0', '1']).transform((value) => value === '1');
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const emailList = z
  .string()
  .transform((list) => list.split(',').map(normalizeEmail))
  .pipe(z.array(z.email('must be email addresses separated by commas')));

/** Mails are written to files and sent to no one. In production this must be set explicitly. */
const OUTBOX = 'outbox';

/** Which part of the work this process does; 'all' does everything. */
const ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(ROLES, { error: 'must be all, web or worker' }).default('all'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  ADJUDGE_DATA: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_SECRET: z
    .string()
    .min(SECRET_CHARACTERS, `must have at least ${SECRET_CHARACTERS} characters`)
    .optional(),
  DEMO: booleanFlag.optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'must be a folder name without a slash before it')
    .optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMTP_URL: z
    .union([z.literal(OUTBOX), z.url({ protocol: /^smtps?$/ })], {
      error: `must be an smtp:// address, or ${OUTBOX} to save mails as files only`,
    })
    .optional(),
  TRUST_PROXY: trustedProxies.optional(),
  MAIL_FROM: z.email('must be an e-mail address').default(`no-reply@${BRAND.mailDomain}`),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default(BRAND.supportEmail),
  ...thirdPartyVariables,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_BASE: webUrl.optional(),
  ADMIN_EMAILS: emailList.default([]),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  GRADERS: z.coerce.number().int().min(1).max(64).optional(),
  ...readerVariables,
});

/** The settings that are read here. Those of the two models are read by the engine. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

export interface Settings extends MailSettings {
  readonly role: Role;
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Where browsers reach the product, without a trailing slash; null: on localhost at `port`. */
  readonly publicUrl: string | null;
  /** Which proxies are trusted to report the caller's address. */
  readonly trustProxy: TrustedProxies;
  readonly dataDir: string;
  /** null: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** null: files in `dataDir`. */
  readonly s3: S3Settings | null;
  /** null: the built-in test mode, which charges no card. */
  readonly stripe: StripeSettings | null;
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  readonly sessionSecret: string;
  readonly demo: boolean;
  readonly graders: number;
  /** Token to read metrics from other machines; null: only this machine can read them. */
  readonly metricsToken: string | null;
  /** Trace collector (OTLP over HTTP); null: tracing is off. */
  readonly tracesTo: string | null;
  /** Recipient of contact form messages. */
  readonly supportEmail: string;
  /** null: sign-in is by password only. */
  readonly thirdParty: ThirdPartySettings | null;
  /** Normalized by access/email.ts. */
  readonly adminEmails: AdminEmails;
  /** The language model that writes the report's texts; null: the built-in ones are used. */
  readonly writer: ModelSettings | null;
  /** The second reader; null: none. With one, pictures leave this machine. */
  readonly reader: ReaderRules | null;
}

/** Names every invalid environment variable. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads the environment once and creates the data folder. Empty variables count as unset. @throws SettingError */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const whole = variables
    .superRefine(checkRoleSettings)
    .superRefine(checkS3Settings)
    .superRefine(checkThirdPartySettings)
    .superRefine(checkStripeSettings)
    .superRefine(checkMailSettings);
  const parsed = whole.safeParse(given);
  const writer = readEngineSetting(() => readModelSettings(given, 'WRITER'));
  const reader = readEngineSetting(() => readModelSettings(given, 'READER'));
  const scores = readEngineSetting(() => readScoreReader(given));
  const models = [writer, reader, scores].flatMap(({ wrong }) => (wrong === null ? [] : [wrong]));
  if (!parsed.success || models.length > 0) {
    const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
    throw new SettingError(`Wrong setting. ${[...wrong, ...models].join('; ')}`);
  }
  const set = parsed.data;
  const dataDir = path.resolve(set.ADJUDGE_DATA);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return {
    role: set.ROLE,
    production: set.NODE_ENV === 'production',
    port: set.PORT,
    host: set.HOST,
    publicUrl: set.PUBLIC_URL === undefined ? null : new URL(set.PUBLIC_URL).origin,
    trustProxy: set.TRUST_PROXY ?? THIS_MACHINE,
    dataDir,
    databaseUrl: set.DATABASE_URL ?? null,
    s3: s3Of(set),
    logLevel: set.LOG_LEVEL,
    sessionSecret: set.SESSION_SECRET ?? loadOrCreateSecret(dataDir),
    demo: isDemo(set),
    stripe: stripeOf(set),
    smtpUrl: set.SMTP_URL === OUTBOX ? null : (set.SMTP_URL ?? null),
    mailFrom: set.MAIL_FROM,
    supportEmail: set.SUPPORT_EMAIL,
    thirdParty: thirdPartyOf(set),
    adminEmails: set.ADMIN_EMAILS,
    metricsToken: set.METRICS_TOKEN ?? null,
    tracesTo: set.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    graders: set.GRADERS ?? Math.min(2, availableParallelism()),
    writer: writer.setting,
    reader: readerOf(reader.setting, set, scores.setting ?? false),
  };
}

type Variables = z.infer<typeof variables>;

/** Processes that share the work must share the database and the secret that signs sessions and forms. */
function checkRoleSettings(set: Variables, context: z.core.$RefinementCtx): void {
  if (set.ROLE === 'all') return;
  for (const name of ['DATABASE_URL', 'SESSION_SECRET'] as const)
    if (set[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `must be set where ROLE is ${set.ROLE}` });
}

/** A worker handles no payments and sends no mail. */
const servesUsers = (set: Variables): boolean => set.ROLE !== 'worker';

/** Partial S3 settings would silently lose creatives, so all must be set together. */
function checkS3Settings(set: Variables, context: z.core.$RefinementCtx): void {
  const issue = (name: keyof Variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const [id, secret] = [set.S3_ACCESS_KEY_ID, set.S3_SECRET_ACCESS_KEY];
  if (id !== undefined && secret === undefined)
    issue('S3_SECRET_ACCESS_KEY', 'must be set when S3_ACCESS_KEY_ID is set');
  if (id === undefined && secret !== undefined)
    issue('S3_ACCESS_KEY_ID', 'must be set when S3_SECRET_ACCESS_KEY is set');
  if (set.S3_BUCKET === undefined && (set.S3_ENDPOINT ?? set.S3_PREFIX ?? id) !== undefined) {
    issue('S3_BUCKET', 'must be set when S3_ENDPOINT, S3_PREFIX or the S3 keys are set');
  }
}

function checkThirdPartySettings(set: Variables, context: z.core.$RefinementCtx): void {
  for (const name of missingThirdParty(set))
    context.addIssue({ code: 'custom', path: [name], message: 'must be set where another OIDC_ setting is' });
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** The demo has a public password and charges no card, so it is on by default only where no one else can reach it. */
const isDemo = (set: Variables): boolean =>
  set.DEMO ?? (set.NODE_ENV !== 'production' && set.DATABASE_URL === undefined && LOOPBACK.has(set.HOST));

/** Without mail, users could not get back in after losing a password, and links that let anyone in would stay on the server. */
function checkMailSettings(set: Variables, context: z.core.$RefinementCtx): void {
  if (set.NODE_ENV !== 'production' || isDemo(set) || set.SMTP_URL !== undefined || !servesUsers(set)) return;
  const message = `must be set in production; ${OUTBOX} saves mails as files and sends none`;
  context.addIssue({ code: 'custom', path: ['SMTP_URL'], message });
}

/** Partial Stripe settings would take money without granting anything, so all must be set together. */
function checkStripeSettings(set: Variables, context: z.core.$RefinementCtx): void {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const absent = names.filter((name) => set[name] === undefined);
  const issue = (name: keyof Variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (absent.length < names.length || set.STRIPE_API_BASE !== undefined) {
    for (const name of absent) issue(name, `must be set with the other STRIPE_ variables`);
  } else if (set.NODE_ENV === 'production' && !isDemo(set) && servesUsers(set)) {
    issue('STRIPE_SECRET_KEY', 'must be set in production, or DEMO=1 for payments that charge no card');
  }
}

function stripeOf(set: Variables): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = set;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase = null } = set;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, publishableKey, webhookSecret, apiBase };
}

function s3Of(set: Variables): S3Settings | null {
  if (set.S3_BUCKET === undefined) return null;
  const [accessKeyId, secretAccessKey] = [set.S3_ACCESS_KEY_ID, set.S3_SECRET_ACCESS_KEY];
  const keys =
    accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey };
  const prefix = set.S3_PREFIX === undefined ? '' : set.S3_PREFIX.replace(/\/?$/, '/');
  return { bucket: set.S3_BUCKET, prefix, endpoint: set.S3_ENDPOINT ?? null, region: set.S3_REGION, keys };
}

/** Reads a setting with the engine, which knows the providers. Its error is reported together with all others. */
function readEngineSetting<Setting>(read: () => Setting) {
  try {
    return { setting: read(), wrong: null };
  } catch (error) {
    if (!(error instanceof ModelSettingError)) throw error;
    return { setting: null, wrong: error.message };
  }
}
