import { changeRunsRoutes, addBulkItemRoute, cancelBulkRunRoute } from './routes/change-runs.route.ts';
import { readRunsRoutes } from './routes/read-runs.route.ts';
import { exportBulkRunRoute } from './routes/export-bulk-run.route.ts';

export type { BulkDeps } from './deps.ts';
export { sweepBulk } from './sweep-bulk.ts';

export const bulkRoutes = [
  changeRunsRoutes,
  addBulkItemRoute,
  readRunsRoutes,
  cancelBulkRunRoute,
  exportBulkRunRoute,
];
