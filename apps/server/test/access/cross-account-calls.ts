import { randomUUID } from 'node:crypto';
import {
  type AnalyzedCreative,
  ENDPOINTS,
  creativeFilePath,
  shareCardPath,
  whatIfPicturePath,
} from '@adjudge/contract';
import type { Response } from 'light-my-request';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';

/** What another user owns, by every kind of id that the API returns. */
export interface Owned {
  readonly userId: string;
  readonly analysis: AnalyzedCreative;
  /** The key that the analysis was sent with. */
  readonly gradingKey: string;
  readonly s3Key: string;
  readonly messageId: string;
  readonly paymentId: string;
  readonly sessionId: string;
  /** A bulk run that can still be changed in every way. */
  readonly runId: string;
  readonly campaignId: string;
}

export interface Attempt {
  readonly ask: (stranger: TestBrowser, owned: Owned) => Promise<Response>;
  /** Status for another user who is signed in. */
  readonly refused: Refused;
  /** Status for a visitor who is not signed in. */
  readonly visitor: 401 | Refused;
}

type Refused = 403 | 404;
export const CODES = { 401: 'not-authenticated', 403: 'denied', 404: 'absent' } as const;

/** By default a visitor gets the same status as other users, because anyone may read these when they are public. */
const get = (
  url: (owned: Owned) => string,
  refused: Refused,
  visitor: Attempt['visitor'] = refused,
): Attempt => ({
  ask: (stranger, owned) => stranger.get(url(owned)),
  refused,
  visitor,
});
const post = (path: string, body: (owned: Owned) => object, refused: Refused): Attempt => ({
  ask: (stranger, owned) => stranger.post(path, body(owned)),
  refused,
  visitor: 401,
});
const analysisId = ({ analysis }: Owned): object => ({ analysisId: analysis.analysisId });
const runId = ({ runId: id }: Owned): object => ({ runId: id });
const picture = await png('a-second-one.png');

/** An entry for every call that takes an id, keyed by '<method> <path of the OpenAPI document>'. */
export const CALLS: Readonly<Record<string, Attempt>> = {
  'get /_api/analysis/get': get(
    ({ analysis }) => `${ENDPOINTS.getAnalysis.path}?analysisId=${analysis.analysisId}`,
    403,
  ),
  'get /_api/analysis/grading': get(
    ({ gradingKey }) => `${ENDPOINTS.followGrading.path}?key=${gradingKey}`,
    404,
    401,
  ),
  'post /_api/analysis/cancel': post(ENDPOINTS.cancelGrading.path, ({ gradingKey: key }) => ({ key }), 404),
  'post /_api/analysis/save': post(ENDPOINTS.saveAnalysis.path, ({ analysis }) => analysis, 404),
  'post /_api/analysis/rename': post(
    ENDPOINTS.renameCreative.path,
    (owned) => ({ ...analysisId(owned), name: 'Mine' }),
    404,
  ),
  'get /_api/analysis/versions': get(
    ({ analysis }) => `${ENDPOINTS.listVersions.path}?analysisId=${analysis.analysisId}`,
    404,
    401,
  ),
  'post /_api/campaigns/rename': post(
    ENDPOINTS.renameCampaign.path,
    ({ campaignId }) => ({ campaignId, name: 'Mine' }),
    404,
  ),
  'post /_api/campaigns/delete': post(
    ENDPOINTS.deleteCampaign.path,
    ({ campaignId }) => ({ campaignId }),
    404,
  ),
  'post /_api/campaigns/move': post(
    ENDPOINTS.moveToCampaign.path,
    ({ campaignId, analysis }) => ({ campaignId, analysisIds: [analysis.analysisId] }),
    404,
  ),
  'post /_api/analysis/delete': post(ENDPOINTS.deleteAnalysis.path, analysisId, 404),
  'post /_api/analysis/correct': post(
    ENDPOINTS.correctAnalysis.path,
    ({ analysis }) => ({ analysisId: analysis.analysisId, told: { brand: 'Mine' } }),
    404,
  ),
  'post /_api/analysis/what-if': post(ENDPOINTS.whatIf.path, analysisId, 404),
  'get /_api/analysis/creative/{analysisId}': get(
    ({ analysis }) => creativeFilePath(analysis.analysisId),
    404,
  ),
  'get /_api/analysis/creative/{analysisId}/what-if/{name}': get(
    ({ analysis }) => whatIfPicturePath(analysis.analysisId, 'original.jpg'),
    404,
  ),
  'get /_api/share/{analysisId}/card.png': get(({ analysis }) => shareCardPath(analysis.analysisId), 404),
  'post /_api/analysis/share': post(
    ENDPOINTS.shareAnalysis.path,
    (owned) => ({ ...analysisId(owned), makePublic: true }),
    404,
  ),
  'post /_api/analysis/export-csv': post(ENDPOINTS.exportCsv.path, analysisId, 404),
  'post /_api/analysis/export-pdf': post(
    ENDPOINTS.exportPdf.path,
    (owned) => ({ ...analysisId(owned), options: {} }),
    404,
  ),
  'post /_api/analysis/export-picture': post(
    ENDPOINTS.exportPicture.path,
    (owned) => ({ ...analysisId(owned), picture: 'marked' }),
    404,
  ),
  'post /_api/analysis/export-documentation': post(
    ENDPOINTS.exportDocumentation.path,
    (owned) => ({ ...analysisId(owned), format: 'executive' }),
    404,
  ),
  'post /_api/analysis/export-rubric': post(
    ENDPOINTS.exportRubric.path,
    (owned) => ({ ...analysisId(owned), format: 'json' }),
    404,
  ),
  'post /_api/account/end_session': post(ENDPOINTS.endSession.path, ({ sessionId }) => ({ sessionId }), 404),
  'post /_api/bulk/item': {
    ask: (stranger, owned) =>
      stranger.upload([picture], { path: `${ENDPOINTS.addBulkItem.path}?runId=${owned.runId}` }),
    refused: 404,
    visitor: 401,
  },
  'post /_api/bulk/start': post(ENDPOINTS.startBulkRun.path, runId, 404),
  'get /_api/bulk/get': get((owned) => `${ENDPOINTS.getBulkRun.path}?runId=${owned.runId}`, 404, 401),
  'get /_api/bulk/verdicts': get(
    (owned) => `${ENDPOINTS.getBulkVerdicts.path}?runId=${owned.runId}`,
    404,
    401,
  ),
  'post /_api/bulk/cancel': post(ENDPOINTS.cancelBulkRun.path, runId, 404),
  'post /_api/bulk/resume': post(ENDPOINTS.resumeBulkRun.path, runId, 404),
  'post /_api/bulk/export': post(
    ENDPOINTS.exportBulkRun.path,
    (owned) => ({ ...runId(owned), format: 'json' }),
    404,
  ),
  'get /_api/payments/receipt': get(
    ({ paymentId }) => `${ENDPOINTS.receipt.path}?paymentId=${paymentId}`,
    404,
    401,
  ),
  'post /_api/admin/refund': post(ENDPOINTS.refundPayment.path, ({ paymentId }) => ({ paymentId }), 403),
  'post /_api/video-upload/process': post(ENDPOINTS.processVideo.path, ({ s3Key }) => ({ s3Key }), 404),
  'post /_api/admin/users/status': post(
    ENDPOINTS.setUserStatus.path,
    ({ userId }) => ({ userId, status: 'suspended' }),
    403,
  ),
  'post /_api/admin/users/credits': post(
    ENDPOINTS.giveCredits.path,
    ({ userId }) => ({ userId, grantId: randomUUID(), kind: 'banner', amount: -1 }),
    403,
  ),
  'post /_api/admin/analysis/make-private': post(ENDPOINTS.makePrivate.path, analysisId, 403),
  'post /_api/admin/analysis/delete': post(ENDPOINTS.removeAnalysis.path, analysisId, 403),
  'post /_api/admin/messages/handled': post(
    ENDPOINTS.markHandled.path,
    ({ messageId }) => ({ messageId, handled: true }),
    403,
  ),
};

/** Calls whose id identifies nothing that belongs to a user, each with the reason. */
export const PUBLIC_CALLS: Readonly<Record<string, string>> = {
  'get /_api/checks/get': 'pages of the checks are public',
  'post /_api/analysis/view': 'is answered alike for every id, and counts public reports alone',
};
