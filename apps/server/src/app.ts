import { randomUUID } from 'node:crypto';
import { LIMITS } from '@adjudge/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App, Deps } from './deps.ts';
import { answerError } from './errors.ts';
import { registerOpenApi } from './http/openapi.ts';
import { trustOf } from './http/trusted-proxies.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerAccounts } from './http/signed-in.ts';
import { registerWebPages } from './http/web-pages.ts';
import { accountDataRoute } from './routes/account-data.route.ts';
import { accountDetailsRoute } from './routes/account-details.route.ts';
import { addBulkItemRoute } from './routes/add-bulk-item.route.ts';
import { analyzeRoutes } from './routes/analyze.route.ts';
import { changePasswordRoute } from './routes/change-password.route.ts';
import { beginPaymentRoute } from './routes/begin-payment.route.ts';
import { adminUsersRoute } from './routes/admin-users.route.ts';
import { avatarRoute } from './routes/avatar.route.ts';
import { auditLogRoute } from './routes/audit-log.route.ts';
import { campaignsRoutes } from './routes/campaigns.route.ts';
import { cancelGradingRoute } from './routes/cancel-grading.route.ts';
import { cancelBulkRunRoute } from './routes/cancel-bulk-run.route.ts';
import { checkManifestRoute } from './routes/check-manifest.route.ts';
import { checksRoutes } from './routes/checks.route.ts';
import { contactMessagesRoute } from './routes/contact-messages.route.ts';
import { contactRoute } from './routes/contact.route.ts';
import { countViewRoute } from './routes/count-view.route.ts';
import { createBulkRunRoute } from './routes/create-bulk-run.route.ts';
import { creativeFileRoute } from './routes/creative-file.route.ts';
import { deleteAccountRoute } from './routes/delete-account.route.ts';
import { deleteAnalysisRoute } from './routes/delete-analysis.route.ts';
import { firstLookRoute } from './routes/first-look.route.ts';
import { followGradingRoute } from './routes/follow-grading.route.ts';
import { forgotPasswordRoute } from './routes/forgot-password.route.ts';
import { establishSessionRoute } from './routes/establish-session.route.ts';
import { endOtherSessionsRoute } from './routes/end-other-sessions.route.ts';
import { endSessionRoute } from './routes/end-session.route.ts';
import { exportBulkRunRoute } from './routes/export-bulk-run.route.ts';
import { exportCsvRoute } from './routes/export-csv.route.ts';
import { exportDocumentationRoute } from './routes/export-documentation.route.ts';
import { exportPdfRoute } from './routes/export-pdf.route.ts';
import { exportPictureRoute } from './routes/export-picture.route.ts';
import { exportRubricRoute } from './routes/export-rubric.route.ts';
import { getAnalysisRoute } from './routes/get-analysis.route.ts';
import { getBulkRunRoute } from './routes/get-bulk-run.route.ts';
import { giveCreditsRoute } from './routes/give-credits.route.ts';
import { healthRoutes } from './routes/health.route.ts';
import { keptFirstLookRoute } from './routes/kept-first-look.route.ts';
import { listAnalysesRoute } from './routes/list-analyses.route.ts';
import { listBulkRunsRoute } from './routes/list-bulk-runs.route.ts';
import { listCreditsRoute } from './routes/list-credits.route.ts';
import { listVersionsRoute } from './routes/list-versions.route.ts';
import { listSessionsRoute } from './routes/list-sessions.route.ts';
import { loginRoute } from './routes/login.route.ts';
import { logoutRoute } from './routes/logout.route.ts';
import { metricsRoute } from './routes/metrics.route.ts';
import { oauthAuthorizeRoute } from './routes/oauth-authorize.route.ts';
import { oauthCallbackRoute } from './routes/oauth-callback.route.ts';
import { makePrivateRoute } from './routes/make-private.route.ts';
import { markHandledRoute } from './routes/mark-handled.route.ts';
import { otherNamesRoutes } from './routes/other-names.route.ts';
import { listPaymentsRoute } from './routes/list-payments.route.ts';
import { paymentStatusRoute } from './routes/payment-status.route.ts';
import { presignVideoRoute } from './routes/presign-video.route.ts';
import { processVideoRoute } from './routes/process-video.route.ts';
import { receiptRoute } from './routes/receipt.route.ts';
import { refundPaymentRoute } from './routes/refund-payment.route.ts';
import { registerRoute } from './routes/register.route.ts';
import { resetPasswordRoute } from './routes/reset-password.route.ts';
import { publicReportsRoute } from './routes/public-reports.route.ts';
import { queueStateRoute } from './routes/queue-state.route.ts';
import { renameCreativeRoute } from './routes/rename-creative.route.ts';
import { readerConsentRoutes } from './routes/reader-consent.route.ts';
import { reportBrandRoutes } from './routes/report-brand.route.ts';
import { removeAnalysisRoute } from './routes/remove-analysis.route.ts';
import { resumeBulkRunRoute } from './routes/resume-bulk-run.route.ts';
import { saveAnalysisRoute } from './routes/save-analysis.route.ts';
import { secondFactorRoutes } from './routes/second-factor.route.ts';
import { sendVerificationRoute } from './routes/send-verification.route.ts';
import { sessionRoute } from './routes/session.route.ts';
import { shareCardRoute } from './routes/share-card.route.ts';
import { shareAnalysisRoute } from './routes/share-analysis.route.ts';
import { setUserStatusRoute } from './routes/set-user-status.route.ts';
import { settingsRoute } from './routes/settings.route.ts';
import { startBulkRunRoute } from './routes/start-bulk-run.route.ts';
import { updateProfileRoute } from './routes/update-profile.route.ts';
import { stripeWebhookRoute } from './routes/stripe-webhook.route.ts';
import { summarizeAnalysesRoute } from './routes/summarize-analyses.route.ts';
import { testPaymentRoutes } from './routes/test-payment.route.ts';
import { uploadFormRoute } from './routes/upload-form.route.ts';
import { verifyEmailRoute } from './routes/verify-email.route.ts';
import { whatIfPictureRoute } from './routes/what-if-picture.route.ts';
import { correctAnalysisRoute } from './routes/correct-analysis.route.ts';
import { whatIfRoute } from './routes/what-if.route.ts';

const ROUTES = [
  settingsRoute,
  sessionRoute,
  loginRoute,
  registerRoute,
  logoutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  sendVerificationRoute,
  verifyEmailRoute,
  oauthAuthorizeRoute,
  oauthCallbackRoute,
  establishSessionRoute,
  analyzeRoutes,
  followGradingRoute,
  cancelGradingRoute,
  firstLookRoute,
  keptFirstLookRoute,
  presignVideoRoute,
  uploadFormRoute,
  processVideoRoute,
  listAnalysesRoute,
  summarizeAnalysesRoute,
  getAnalysisRoute,
  saveAnalysisRoute,
  renameCreativeRoute,
  campaignsRoutes,
  listVersionsRoute,
  deleteAnalysisRoute,
  shareAnalysisRoute,
  shareCardRoute,
  countViewRoute,
  creativeFileRoute,
  checksRoutes,
  exportCsvRoute,
  exportPdfRoute,
  exportDocumentationRoute,
  exportPictureRoute,
  exportRubricRoute,
  createBulkRunRoute,
  addBulkItemRoute,
  startBulkRunRoute,
  getBulkRunRoute,
  listBulkRunsRoute,
  cancelBulkRunRoute,
  resumeBulkRunRoute,
  checkManifestRoute,
  exportBulkRunRoute,
  correctAnalysisRoute,
  whatIfRoute,
  whatIfPictureRoute,
  accountDetailsRoute,
  updateProfileRoute,
  avatarRoute,
  reportBrandRoutes,
  readerConsentRoutes,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  listCreditsRoute,
  accountDataRoute,
  deleteAccountRoute,
  contactRoute,
  otherNamesRoutes,
  beginPaymentRoute,
  paymentStatusRoute,
  listPaymentsRoute,
  receiptRoute,
  testPaymentRoutes,
  stripeWebhookRoute,
  refundPaymentRoute,
  secondFactorRoutes,
  adminUsersRoute,
  publicReportsRoute,
  contactMessagesRoute,
  auditLogRoute,
  queueStateRoute,
  setUserStatusRoute,
  giveCreditsRoute,
  makePrivateRoute,
  removeAnalysisRoute,
  markHandledRoute,
  healthRoutes,
  metricsRoute,
];

const FIELD_BYTES = 64 * 1024;
const COMPRESSED = /^(text\/(html|plain|css)|application\/json)/;

/** The HTTP side of the product; it listens when the caller says so. */
export async function buildApp(deps: Deps, log: FastifyBaseLogger): Promise<App> {
  const app: App = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: trustOf(deps.trustProxy),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  deps.metrics.time(app);
  deps.traces?.requests(app);
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
  for (const route of ROUTES) route(app, deps);
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
