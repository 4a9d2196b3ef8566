import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import type { App, Deps } from '../deps.ts';
import { analysisReport } from '../exports/documents/analysis-report.ts';
import { exportRoute } from '../exports/export-route.ts';
import { paid } from '../exports/exportable.ts';
import { reportPictures } from '../exports/report-pictures.ts';

/** The report as the screen shows it, for print. */
export const exportPdfRoute = (app: App, deps: Deps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportPdf,
    guard: paid,
    write: async ({ exported, creative }, { analysisId, options }) => ({
      name: EXPORT_FILE_NAMES.pdf(analysisId),
      mediaType: 'application/pdf',
      content: await deps.typesetter.pdf({
        document: analysisReport(exported, options),
        pictures: await reportPictures(deps.store, creative),
      }),
    }),
  });
