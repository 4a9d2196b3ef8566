import { ENDPOINTS, TEXTS, analysisIdSchema, creativeFilePath, whatIfPicturePath } from '@adjudge/contract';
import { findReadable, isOwner, findPublic, readableCreative } from '../policy.ts';
import { presentAnalysis } from '../present-analysis.ts';
import { versionNumber } from '../version-number.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { plainJson } from '../../../http/plain-json.ts';
import { identifyViewer, identifyAccount } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';
import { addressOf, limitPerAddress } from '../../../http/limiter.ts';
import { z } from 'zod';
import { sendFile } from '../../../http/send-file.ts';
import { partKeyOf } from '../../../store/file-store.ts';

/** A deleted analysis and another account's get the same answer; its text says that it may be either. */
export function getAnalysisRoute(app: App, deps: AnalysesDeps): void {
  serve(
    app,
    ENDPOINTS.getAnalysis,
    { serializerCompiler: plainJson, onRequest: identifyViewer(deps) },
    async (request) => {
      const found = await findReadable(deps.database.db, request.query.analysisId, request);
      if (!found) throw new ApiError('denied', TEXTS.analysisDenied);
      const { analysis } = found;
      const version = isOwner(analysis, request) ? await versionNumber(deps.database.db, analysis.id) : null;
      return presentAnalysis(analysis, request, version);
    },
  );
}

/** Called by the public page after it has loaded, so that crawlers and link previews are not counted. */
export function countViewRoute(app: App, deps: AnalysesDeps): void {
  const perAddress = limitPerAddress(deps, { purpose: 'view', limit: deps.rateLimits.view });
  serve(app, ENDPOINTS.countView, { onRequest: [perAddress, identifyAccount(deps)] }, async (request) => {
    const { analysisId } = request.body;
    const found = await findPublic(deps.database.db, analysisId);
    if (found && !isOwner(found.analysis, request)) {
      const userAgent = request.headers['user-agent'] ?? '';
      await deps.views.count(analysisId, { address: addressOf(request), userAgent });
    }
    return { success: true as const };
  });
}

const ofAnalysis = z.object({ analysisId: analysisIdSchema });
const querystring = z.object({ size: z.enum(['full', 'thumb']).default('full') });

/** Serves the uploaded file or its thumbnail. */
export function creativeFileRoute(app: App, deps: AnalysesDeps): void {
  app.get(
    creativeFilePath(':analysisId'),
    { schema: { params: ofAnalysis, querystring }, onRequest: identifyViewer(deps) },
    async (request, reply) => {
      const { storeKey, thumbKey, mediaType, kind } = await readableCreative(
        deps.database.db,
        request.params.analysisId,
        request,
      );
      const file = { key: storeKey, mediaType };
      if (request.query.size === 'full') return sendFile(request, reply, deps.store, file);
      if (thumbKey !== null) {
        return sendFile(request, reply, deps.store, { key: thumbKey, mediaType: 'image/webp' });
      }
      // A picture can serve as its own thumbnail. A video in place of a picture would show nothing.
      if (kind === 'video') throw new ApiError('absent', TEXTS.thumbnailAbsent);
      return sendFile(request, reply, deps.store, file);
    },
  );
}

const ofPicture = ofAnalysis.extend({ name: z.string().regex(/^[a-z0-9-]{1,76}\.jpg$/) });

/** Serves a picture of a fix that was made, to anyone who may see the creative. */
export function whatIfPictureRoute(app: App, deps: AnalysesDeps): void {
  app.get(
    whatIfPicturePath(':analysisId', ':name'),
    { schema: { params: ofPicture }, onRequest: identifyViewer(deps) },
    async (request, reply) => {
      const { storeKey } = await readableCreative(deps.database.db, request.params.analysisId, request);
      const key = partKeyOf(storeKey, request.params.name);
      return sendFile(request, reply, deps.store, { key, mediaType: 'image/jpeg' });
    },
  );
}
