import { ENDPOINTS } from '@adjudge/contract';
import { readableName } from './receive-upload.ts';
import { openUpload } from './uploads.ts';
import { balanceOf, noCreditMessage } from '../credits/index.ts';
import type { App } from '../../http/app.ts';
import type { UploadsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

/** Issues a form for one large video. Refuses accounts without a credit before they upload 25 MB. */
export function presignVideoRoute(app: App, deps: UploadsDeps): void {
  const { database, store, uploadForms, publicUrl } = deps;
  const perAccount = limitPerAccount(deps, { purpose: 'presign', limit: deps.rateLimits.analysis });
  serve(app, ENDPOINTS.presignVideo, { onRequest: [requireSignIn(deps), perAccount] }, async (request) => {
    const { id: userId } = accountOf(request);
    const { fileName, fileType } = request.body;
    const { video } = await balanceOf(database.db, userId);
    if (video < 1)
      throw new ApiError('usage-limit', await noCreditMessage(database.db, { userId, kind: 'video' }));
    const upload = { userId, fileName: readableName(fileName) };
    const { key, expiresAt } = await openUpload({ db: database.db, store }, upload);
    // The origin was already checked to be ours. A local machine may be reached by another of its names.
    const origin = request.headers.origin ?? publicUrl;
    const form = await uploadForms.issue({ key, mediaType: fileType, expiresAt, origin });
    return { ...form, key };
  });
}
