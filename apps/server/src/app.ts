import { randomUUID } from 'node:crypto';
import { LIMITS } from '@adjudge/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { type ZodTypeProvider, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App, Deps } from './deps.ts';
import { answerError } from './http/answer-error.ts';
import { registerOpenApi } from './http/openapi.ts';
import { trustOf } from './http/trusted-proxies.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerAccounts } from './access/signed-in.ts';
import { registerWebPages } from './modules/pages/web-pages.ts';
import { accountDataRoute } from './modules/personal-data/account-data.route.ts';
import { accountDetailsRoute } from './modules/profile/account-details.route.ts';
import { addBulkItemRoute } from './modules/bulk/routes/add-bulk-item.route.ts';
import { analyzeRoutes } from './modules/gradings/routes/analyze.route.ts';
import { changePasswordRoute } from './modules/accounts/routes/change-password.route.ts';
import { beginPaymentRoute } from './modules/payments/routes/begin-payment.route.ts';
import { adminUsersRoute } from './modules/users/admin-users.route.ts';
import { avatarRoute } from './modules/profile/avatar.route.ts';
import { auditLogRoute } from './modules/audit-log/audit-log.route.ts';
import { campaignsRoutes } from './modules/campaigns/campaigns.route.ts';
import { cancelGradingRoute } from './modules/gradings/routes/cancel-grading.route.ts';
import { cancelBulkRunRoute } from './modules/bulk/routes/cancel-bulk-run.route.ts';
import { checkManifestRoute } from './modules/bulk/routes/check-manifest.route.ts';
import { checksRoutes } from './modules/checks/checks.route.ts';
import { contactMessagesRoute } from './modules/contact/contact-messages.route.ts';
import { contactRoute } from './modules/contact/contact.route.ts';
import { countViewRoute } from './modules/analyses/routes/count-view.route.ts';
import { createBulkRunRoute } from './modules/bulk/routes/create-bulk-run.route.ts';
import { creativeFileRoute } from './modules/analyses/routes/creative-file.route.ts';
import { deleteAccountRoute } from './modules/personal-data/delete-account.route.ts';
import { deleteAnalysisRoute } from './modules/analyses/routes/delete-analysis.route.ts';
import { firstLookRoute } from './modules/guests/first-look.route.ts';
import { followGradingRoute } from './modules/gradings/routes/follow-grading.route.ts';
import { forgotPasswordRoute } from './modules/accounts/routes/forgot-password.route.ts';
import { establishSessionRoute } from './modules/third-party/establish-session.route.ts';
import { endOtherSessionsRoute } from './modules/accounts/routes/end-other-sessions.route.ts';
import { endSessionRoute } from './modules/accounts/routes/end-session.route.ts';
import { exportBulkRunRoute } from './modules/bulk/routes/export-bulk-run.route.ts';
import { exportCsvRoute } from './modules/exports/routes/export-csv.route.ts';
import { exportDocumentationRoute } from './modules/exports/routes/export-documentation.route.ts';
import { exportPdfRoute } from './modules/exports/routes/export-pdf.route.ts';
import { exportPictureRoute } from './modules/exports/routes/export-picture.route.ts';
import { exportRubricRoute } from './modules/exports/routes/export-rubric.route.ts';
import { getAnalysisRoute } from './modules/analyses/routes/get-analysis.route.ts';
import { getBulkRunRoute } from './modules/bulk/routes/get-bulk-run.route.ts';
import { giveCreditsRoute } from './modules/credits/give-credits.route.ts';
import { healthRoutes } from './modules/status/health.route.ts';
import { keptFirstLookRoute } from './modules/guests/kept-first-look.route.ts';
import { listAnalysesRoute } from './modules/analyses/routes/list-analyses.route.ts';
import { listBulkRunsRoute } from './modules/bulk/routes/list-bulk-runs.route.ts';
import { listCreditsRoute } from './modules/credits/list-credits.route.ts';
import { listVersionsRoute } from './modules/analyses/routes/list-versions.route.ts';
import { listSessionsRoute } from './modules/accounts/routes/list-sessions.route.ts';
import { loginRoute } from './modules/accounts/routes/login.route.ts';
import { logoutRoute } from './modules/accounts/routes/logout.route.ts';
import { metricsRoute } from './modules/status/metrics.route.ts';
import { oauthAuthorizeRoute } from './modules/third-party/oauth-authorize.route.ts';
import { oauthCallbackRoute } from './modules/third-party/oauth-callback.route.ts';
import { makePrivateRoute } from './modules/analyses/routes/make-private.route.ts';
import { markHandledRoute } from './modules/contact/mark-handled.route.ts';
import { otherNamesRoutes } from './modules/pages/other-names.route.ts';
import { listPaymentsRoute } from './modules/payments/routes/list-payments.route.ts';
import { paymentStatusRoute } from './modules/payments/routes/payment-status.route.ts';
import { presignVideoRoute } from './modules/uploads/presign-video.route.ts';
import { processVideoRoute } from './modules/gradings/routes/process-video.route.ts';
import { receiptRoute } from './modules/payments/routes/receipt.route.ts';
import { refundPaymentRoute } from './modules/payments/routes/refund-payment.route.ts';
import { registerRoute } from './modules/accounts/routes/register.route.ts';
import { resetPasswordRoute } from './modules/accounts/routes/reset-password.route.ts';
import { publicReportsRoute } from './modules/analyses/routes/public-reports.route.ts';
import { queueStateRoute } from './modules/gradings/routes/queue-state.route.ts';
import { renameCreativeRoute } from './modules/analyses/routes/rename-creative.route.ts';
import { readerConsentRoutes } from './modules/second-reader/reader-consent.route.ts';
import { reportBrandRoutes } from './modules/profile/report-brand.route.ts';
import { removeAnalysisRoute } from './modules/analyses/routes/remove-analysis.route.ts';
import { resumeBulkRunRoute } from './modules/bulk/routes/resume-bulk-run.route.ts';
import { saveAnalysisRoute } from './modules/analyses/routes/save-analysis.route.ts';
import { secondFactorRoutes } from './modules/second-factor/second-factor.route.ts';
import { sendVerificationRoute } from './modules/accounts/routes/send-verification.route.ts';
import { sessionRoute } from './modules/accounts/routes/session.route.ts';
import { shareCardRoute } from './modules/share-cards/share-card.route.ts';
import { shareAnalysisRoute } from './modules/analyses/routes/share-analysis.route.ts';
import { setUserStatusRoute } from './modules/users/set-user-status.route.ts';
import { settingsRoute } from './modules/status/settings.route.ts';
import { startBulkRunRoute } from './modules/bulk/routes/start-bulk-run.route.ts';
import { updateProfileRoute } from './modules/profile/update-profile.route.ts';
import { stripeWebhookRoute } from './modules/payments/routes/stripe-webhook.route.ts';
import { summarizeAnalysesRoute } from './modules/analyses/routes/summarize-analyses.route.ts';
import { testPaymentRoutes } from './modules/payments/routes/test-payment.route.ts';
import { uploadFormRoute } from './modules/uploads/upload-form.route.ts';
import { verifyEmailRoute } from './modules/accounts/routes/verify-email.route.ts';
import { whatIfPictureRoute } from './modules/analyses/routes/what-if-picture.route.ts';
import { correctAnalysisRoute } from './modules/gradings/routes/correct-analysis.route.ts';
import { whatIfRoute } from './modules/gradings/routes/what-if.route.ts';

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
