export type { ExportsDeps } from './deps.ts';
export { openExportable } from './exportable.ts';
export { exportLimiter, requireEnterprise } from './policy.ts';
export { reportPdf } from './report-pdf.ts';
export { exportsRoutes } from './routes.ts';
