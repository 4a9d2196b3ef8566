import type { App } from '../../http/app.ts';
import type { ExportsDeps } from './deps.ts';
import { exportCsvRoute } from './routes/export-csv.route.ts';
import { exportPdfRoute } from './routes/export-pdf.route.ts';
import { exportDocumentationRoute } from './routes/export-documentation.route.ts';
import { exportPictureRoute } from './routes/export-picture.route.ts';
import { exportRubricRoute } from './routes/export-rubric.route.ts';

const ROUTES = [
  exportCsvRoute,
  exportPdfRoute,
  exportDocumentationRoute,
  exportPictureRoute,
  exportRubricRoute,
];

export function exportsRoutes(app: App, deps: ExportsDeps): void {
  for (const route of ROUTES) route(app, deps);
}
