import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { ExportsDeps } from '../deps.ts';
import { analysisCsv } from '../csv.ts';
import { exportRoute } from '../export-route.ts';
import { nameOf } from '../exportable.ts';
import { requirePaid } from '../policy.ts';

/** Exports the whole report as one table. */
export const exportCsvRoute = (app: App, deps: ExportsDeps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportCsv,
    guard: requirePaid,
    write: ({ exported }) => ({
      name: EXPORT_FILE_NAMES.csv(nameOf(exported)),
      mediaType: 'text/csv; charset=utf-8',
      content: analysisCsv(exported),
    }),
  });
