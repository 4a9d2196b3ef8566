import { ENDPOINTS, EXPORT_FILE_NAMES } from '@adjudge/contract';
import { brandOf } from '../../profile/index.ts';
import type { App } from '../../../http/app.ts';
import type { ExportsDeps } from '../deps.ts';
import { exportRoute } from '../export-route.ts';
import { nameOf } from '../exportable.ts';
import { requirePaid } from '../policy.ts';
import { reportPdf } from '../report-pdf.ts';

/** Exports the report as a PDF for print. */
export const exportPdfRoute = (app: App, deps: ExportsDeps): void =>
  exportRoute(app, deps, {
    endpoint: ENDPOINTS.exportPdf,
    guard: requirePaid,
    write: async (found, { options }, account) => ({
      name: EXPORT_FILE_NAMES.pdf(options.record, nameOf(found.exported)),
      mediaType: 'application/pdf',
      content: await reportPdf(deps, found, { ...options, own: await brandOf(deps.database.db, account) }),
    }),
  });
