import {
  exportCsvRoute,
  exportPdfRoute,
  exportDocumentationRoute,
  exportPictureRoute,
  exportRubricRoute,
} from './routes/exports.route.ts';

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
