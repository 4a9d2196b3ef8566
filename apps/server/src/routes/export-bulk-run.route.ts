import { type BulkFormat, type BulkResults, ENDPOINTS, bulkFileName } from '@adjudge/contract';
import { bulkReader, ownRun } from '../bulk/bulk-access.ts';
import { resultsArchive } from '../bulk/results-archive.ts';
import { bulkCsv, bulkResults } from '../bulk/results.ts';
import type { Database } from '../db/open-database.ts';
import type { App, Deps } from '../deps.ts';
import { exportLimiter } from '../exports/exportable.ts';
import { type ExportFile, fileAnswer, sendExport } from '../http/export-file.ts';

const { path, body, file } = ENDPOINTS.exportBulkRun;

type Made = Omit<ExportFile, 'name'>;
const MAKERS: Readonly<Record<BulkFormat, (db: Database, results: BulkResults) => Made>> = {
  csv: (_db, results) => ({ mediaType: 'text/csv; charset=utf-8', content: bulkCsv(results) }),
  json: (_db, results) => ({
    mediaType: 'application/json; charset=utf-8',
    content: `${JSON.stringify(results, null, 2)}\n`,
  }),
  zip: (db, results) => ({ mediaType: 'application/zip', content: resultsArchive(db, results) }),
};

/** The results of a run so far, in one file. */
export function exportBulkRunRoute(app: App, deps: Deps): void {
  const { db } = deps.database;
  const perAccount = exportLimiter(app, deps);
  app.post(
    path,
    {
      schema: { body, response: fileAnswer(file) },
      onRequest: [...bulkReader(deps), (request) => perAccount.count(request)],
    },
    async (request, reply) => {
      const { runId, format } = request.body;
      const results = await bulkResults(db, ownRun(request, request.body), deps.publicUrl);
      return sendExport(reply, { name: bulkFileName(runId, format), ...MAKERS[format](db, results) });
    },
  );
}
