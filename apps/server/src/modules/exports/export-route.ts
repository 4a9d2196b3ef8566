import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Account } from '../../access/account.ts';
import type { App } from '../../http/app.ts';
import type { ExportsDeps } from './deps.ts';
import { type ExportFile, fileResponseSchema, sendExport } from '../../http/export-file.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import type { Exportable } from './exportable.ts';
import { exportLimiter, findExportable } from './policy.ts';

interface ExportCall<Body extends z.ZodType<{ readonly analysisId: string }>> {
  readonly endpoint: { readonly path: string; readonly body: Body; readonly file: readonly string[] };
  /** Hook: refuses accounts that may not export this file for any analysis. */
  readonly guard: (request: FastifyRequest) => Promise<void>;
  readonly write: (
    found: Exportable,
    asked: z.output<Body>,
    account: Account,
  ) => ExportFile | Promise<ExportFile>;
}

/** Exports an analysis as a file. Access, rate limits and delivery are the same for every kind of file. */
export function exportRoute<Body extends z.ZodType<{ readonly analysisId: string }>>(
  app: App,
  deps: ExportsDeps,
  { endpoint: { path, body, file }, guard, write }: ExportCall<Body>,
): void {
  const perAccount = exportLimiter(deps);
  app.post(
    path,
    {
      schema: { body, response: fileResponseSchema(file) },
      onRequest: [requireSignIn(deps), guard, perAccount],
    },
    async (request, reply) => {
      // Already parsed by the route; the generic schema hides its type from the compiler.
      const asked = request.body as z.output<Body>;
      const account = accountOf(request);
      const found = await findExportable(deps, { analysisId: asked.analysisId, account });
      return sendExport(reply, await write(found, asked, account));
    },
  );
}
