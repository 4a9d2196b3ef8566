import { exportCsvRoute } from './routes/export-csv.route.ts';
import { exportPdfRoute } from './routes/export-pdf.route.ts';
import { exportDocumentationRoute } from './routes/export-documentation.route.ts';
import { exportPictureRoute } from './routes/export-picture.route.ts';
import { exportRubricRoute } from './routes/export-rubric.route.ts';

export type { ExportsDeps } from './deps.ts';
export { openExportable } from './exportable.ts';
export { exportLimiter, requireEnterprise } from './policy.ts';
export { reportPdf } from './report-pdf.ts';

export const exportsRoutes = [
  exportCsvRoute,
  exportPdfRoute,
  exportDocumentationRoute,
  exportPictureRoute,
  exportRubricRoute,
];
