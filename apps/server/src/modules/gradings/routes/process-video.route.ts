import { ENDPOINTS, gradingHeadersSchema } from '@adjudge/contract';
import type { Hints } from '@adjudge/engine/report';
import { readAdCopy, readHints, ingestUpload, claimUpload, releaseUpload } from '../../uploads/index.ts';
import { readVersionOf } from '../../analyses/index.ts';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { sendGrade } from '../send-grade.ts';
import { keyOf } from '../grading-key.ts';
import { plainJson } from '../../../http/plain-json.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../../access/policy.ts';
import { findGradingByKey } from '../find-grading.ts';
import type { Submitted } from '../submission.ts';
import { mayBeStored, queueUpload } from '../submit-upload.ts';
import { serve } from '../../../http/serve.ts';

/** Refusals after which the same upload may be sent again. */
const TEMPORARY_REFUSALS: ReadonlySet<string> = new Set(['busy', 'usage-limit']);

/** Grades a video that its owner has uploaded to the store. */
export function processVideoRoute(app: App, deps: GradingsDeps): void {
  const perAccount = limitPerAccount(deps, { purpose: 'analysis', limit: deps.rateLimits.analysis });
  serve(
    app,
    ENDPOINTS.processVideo,
    {
      schema: { headers: gradingHeadersSchema },
      serializerCompiler: plainJson,
      onRequest: [requireSignIn(deps), perAccount],
    },
    async (request, reply) => {
      const { s3Key: key, adCopy, versionOf, ...given } = request.body;
      const userId = accountOf(request).id;
      const versionsId = await readVersionOf(deps.database.db, { given: versionOf, userId });
      const copy = readAdCopy(adCopy, { required: false });
      const submitted = await begin(deps, {
        key,
        copy,
        hints: readHints((name) => given[name]),
        versionsId,
        userId,
        gradingKey: keyOf(request),
      });
      return sendGrade(request, reply, { deps, submitted });
    },
  );
}

interface Order {
  readonly key: string;
  readonly userId: string;
  readonly copy: string | null;
  readonly hints: Hints | null;
  readonly versionsId: string | null;
  readonly gradingKey: string | null;
}

async function begin(
  deps: GradingsDeps,
  { key, userId, copy, hints, versionsId, gradingKey }: Order,
): Promise<Submitted> {
  const { database, store } = deps;
  // An earlier call has already claimed the file.
  const known = gradingKey && (await findGradingByKey(database.db, { userId, key: gradingKey }));
  if (known) return known;
  const fileName = await claimUpload(database.db, { key, userId });
  try {
    const taken = await ingestUpload(store, key);
    try {
      return await queueUpload(
        { ...taken, fileName },
        {
          deps,
          userId,
          gradingKey,
          readCopy: () => copy,
          readHints: () => hints,
          readVersionsId: async () => versionsId,
        },
      );
    } catch (error) {
      if (!(await mayBeStored(error, deps, taken.storeKey))) await store.move(taken.storeKey, key);
      throw error;
    }
  } catch (error) {
    if (await isRetryable(error, deps, key)) await releaseUpload(database.db, key);
    throw error;
  }
}

/** True if the file is still there or may still arrive, so that nobody uploads 25 MB twice because we were busy. */
async function isRetryable(error: unknown, { store }: GradingsDeps, key: string): Promise<boolean> {
  if (!(error instanceof ApiError)) return (await store.size(key)) !== null;
  return TEMPORARY_REFUSALS.has(error.code) || error.code === 'conflict';
}
