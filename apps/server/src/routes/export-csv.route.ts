import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App, Deps } from '../deps.ts';
import { analysisCsv } from '../exports/csv.ts';
import { exportLimiter, exportable, paid } from '../exports/exportable.ts';
import { fileAnswer, sendExport } from '../http/export-file.ts';
import { accountOf, signedIn } from '../http/signed-in.ts';

const { path, body, file } = ENDPOINTS.exportCsv;

/** Everything the report says, as one table. */
export function exportCsvRoute(app: App, deps: Deps): void {
  const perAccount = exportLimiter(app, deps);
  app.post(
    path,
    {
      schema: { body, response: fileAnswer(file) },
      onRequest: [signedIn(deps), paid, (request) => perAccount.count(request)],
    },
    async (request, reply) => {
      const { analysisId } = request.body;
      const { exported } = await exportable(deps, { analysisId, account: accountOf(request) });
      return sendExport(reply, {
        name: EXPORT_FILE_NAMES.csv(analysisId),
        mediaType: 'text/csv; charset=utf-8',
        content: analysisCsv(exported),
      });
    },
  );
}
