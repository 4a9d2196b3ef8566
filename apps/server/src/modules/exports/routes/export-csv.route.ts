import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App, Deps } from '../../../deps.ts';
import { analysisCsv } from '../csv.ts';
import { exportRoute } from '../export-route.ts';
import { nameOf, paid } from '../exportable.ts';

/** Everything the report says, as one table. */
export const exportCsvRoute = (app: App, deps: Deps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportCsv,
    guard: paid,
    write: ({ exported }) => ({
      name: EXPORT_FILE_NAMES.csv(nameOf(exported)),
      mediaType: 'text/csv; charset=utf-8',
      content: analysisCsv(exported),
    }),
  });
