import { analysisIdSchema, sharePath } from '@adjudge/contract';
import { z } from 'zod';
import { openReport, findPublic, customName } from '../analyses/index.ts';
import type { App } from '../../http/app.ts';
import type { PagesDeps } from './deps.ts';
import type { SendPage } from './send-page.ts';
import { NOT_SHARED_HEAD, sharedReportPage } from './shared-report-page.ts';

const params = z.object({ analysisId: z.string() });

/** The page of a public report. Crawlers and link previews read its head; the application renders the rest. */
export function sharePageRoute(app: App, { database }: PagesDeps, send: SendPage): void {
  app.get(sharePath(':analysisId'), { schema: { params, hide: true } }, async (request, reply) => {
    const { analysisId } = request.params;
    const path = sharePath(encodeURIComponent(analysisId));
    const known = analysisIdSchema.safeParse(analysisId).success;
    const found = known ? await findPublic(database.db, analysisId) : null;
    if (!found) return send(reply, { status: 404, head: NOT_SHARED_HEAD, path });
    return send(reply, {
      status: 200,
      path,
      ...sharedReportPage(openReport(found.analysis), customName(found.analysis)),
    });
  });
}
