import { type BulkFormat, type BulkResults, ENDPOINTS, bulkFileName } from '@adjudge/contract';
import { type StoredBrand, brandOf } from '../../profile/index.ts';
import { bulkReadHooks, ownRun } from '../policy.ts';
import { resultsArchive } from '../results-archive.ts';
import { bulkCsv, bulkResults } from '../results.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { exportLimiter } from '../../exports/index.ts';
import { type ExportFile, fileResponseSchema, sendExport } from '../../../http/export-file.ts';
import { accountOf } from '../../../access/policy.ts';

const { path, body, file } = ENDPOINTS.exportBulkRun;

type Made = Omit<ExportFile, 'name'>;
interface MakerOptions {
  readonly deps: BulkDeps;
  readonly own: StoredBrand;
  readonly onError: (error: unknown) => void;
}
const MAKERS: Readonly<Record<BulkFormat, (results: BulkResults, options: MakerOptions) => Made>> = {
  csv: (results) => ({ mediaType: 'text/csv; charset=utf-8', content: bulkCsv(results) }),
  json: (results) => ({
    mediaType: 'application/json; charset=utf-8',
    content: `${JSON.stringify(results, null, 2)}\n`,
  }),
  zip: (results, { deps, own, onError }) => ({
    mediaType: 'application/zip',
    content: resultsArchive(deps, { results, own, onError }),
  }),
};

/** The results of a run so far, in one file. */
export function exportBulkRunRoute(app: App, deps: BulkDeps): void {
  const { db } = deps.database;
  const perAccount = exportLimiter(deps);
  app.post(
    path,
    {
      schema: { body, response: fileResponseSchema(file) },
      onRequest: [...bulkReadHooks(deps), perAccount],
    },
    async (request, reply) => {
      const { runId, format } = request.body;
      const results = await bulkResults(db, ownRun(request, request.body), deps.publicUrl);
      const onError = (error: unknown): void => request.log.error(error, 'A report of a run was not set.');
      const own = await brandOf(db, accountOf(request));
      const made = MAKERS[format](results, { deps, own, onError });
      return sendExport(reply, { name: bulkFileName(runId, format), ...made });
    },
  );
}
