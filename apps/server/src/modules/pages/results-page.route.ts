import { analysisIdSchema, reportPath } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openReport, findReadable } from '../analyses/index.ts';
import type { App } from '../../http/app.ts';
import type { PagesDeps } from './deps.ts';
import { identifyViewer } from '../../access/policy.ts';
import type { SendPage } from './send-page.ts';
import { type EarlyPicture, earlyPicture } from './early-picture.ts';
import type { PageHead } from './page-head.ts';
import type { Early } from './page-template.ts';

const RESULTS_PATH = '/results';
const asked = z.object({ id: analysisIdSchema });

/** The page of a user's own report. Its head lists what the script will request, so that everything loads at once. */
export function resultsPageRoute(
  app: App,
  deps: PagesDeps,
  { head, send }: { head: PageHead; send: SendPage },
): void {
  app.get(
    RESULTS_PATH,
    { schema: { hide: true }, onRequest: identifyViewer(deps) },
    async (request, reply) => {
      const early = await earlyFor(request, deps);
      return send(reply, { status: 200, head, path: RESULTS_PATH, early });
    },
  );
}

async function earlyFor(request: FastifyRequest, deps: PagesDeps): Promise<Early> {
  const { data } = asked.safeParse(request.query);
  if (!data) return {};
  return { asked: [reportPath(data.id)], picture: await pictureOf(data.id, request, deps) };
}

/** null if the reader may not see it, which reveals no more than that there is nothing. */
async function pictureOf(
  id: string,
  viewer: FastifyRequest,
  { database }: PagesDeps,
): Promise<EarlyPicture | null> {
  const found = await findReadable(database.db, id, viewer);
  return found && earlyPicture(openReport(found.analysis));
}
