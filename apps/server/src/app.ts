import { randomUUID } from 'node:crypto';
import { LIMITS } from '@adjudge/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from './http/app.ts';
import type { Deps } from './deps.ts';
import { sendError } from './http/send-error.ts';
import { registerOpenApi } from './http/openapi.ts';
import { trustProxyOption } from './http/trusted-proxies.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerAccounts } from './access/policy.ts';
import { registerWebPages } from './modules/pages/index.ts';
import { accountsRoutes } from './modules/accounts/index.ts';
import { analysesRoutes } from './modules/analyses/index.ts';
import { auditLogRoute } from './modules/audit-log/index.ts';
import { bulkRoutes } from './modules/bulk/index.ts';
import { campaignsRoutes } from './modules/campaigns/index.ts';
import { checksRoutes } from './modules/checks/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { creditsRoutes } from './modules/credits/index.ts';
import { exportsRoutes } from './modules/exports/index.ts';
import { gradingsRoutes } from './modules/gradings/index.ts';
import { guestsRoutes } from './modules/guests/index.ts';
import { paymentsRoutes } from './modules/payments/index.ts';
import { personalDataRoutes } from './modules/personal-data/index.ts';
import { profileRoutes } from './modules/profile/index.ts';
import { secondFactorRoutes } from './modules/second-factor/index.ts';
import { readerConsentRoutes } from './modules/second-reader/index.ts';
import { shareCardRoute } from './modules/share-cards/index.ts';
import { statusRoutes } from './modules/status/index.ts';
import { thirdPartyRoutes } from './modules/third-party/index.ts';
import { uploadsRoutes } from './modules/uploads/index.ts';
import { usersRoutes } from './modules/users/index.ts';

const MODULES = [
  statusRoutes,
  accountsRoutes,
  thirdPartyRoutes,
  gradingsRoutes,
  guestsRoutes,
  uploadsRoutes,
  analysesRoutes,
  campaignsRoutes,
  shareCardRoute,
  checksRoutes,
  exportsRoutes,
  bulkRoutes,
  profileRoutes,
  readerConsentRoutes,
  creditsRoutes,
  personalDataRoutes,
  contactRoutes,
  paymentsRoutes,
  secondFactorRoutes,
  usersRoutes,
  auditLogRoute,
];

const FIELD_BYTES = 64 * 1024;
const COMPRESSED = /^(text\/(html|plain|css)|application\/json)/;

/** Builds the product's HTTP server. The caller makes it listen. */
export async function buildApp(deps: Deps, log: FastifyBaseLogger): Promise<App> {
  const app: App = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: trustProxyOption(deps.trustProxy),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  deps.metrics.time(app);
  deps.traces?.traceRequests(app);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await registerSecurityHeaders(app, {
    publicUrl: deps.publicUrl,
    uploadOrigin: deps.uploadForms.origin,
    stripe: deps.payments.name === 'stripe',
  });
  app.addHook('onRequest', sameOriginOnly(deps.publicUrl));
  await registerParsers(app);
  registerAccounts(app);
  await registerOpenApi(app);
  for (const register of MODULES.flat()) register(app, deps);
  await registerWebPages(app, deps);
  return app;
}

async function registerParsers(app: App): Promise<void> {
  await app.register(cookie);
  await app.register(compress, { customTypes: COMPRESSED, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    limits: { fileSize: LIMITS.directBytes, files: 1, fields: 20, fieldSize: FIELD_BYTES, parts: 22 },
    throwFileSizeLimit: false,
  });
}
