import { createBulkRunRoute } from './routes/create-bulk-run.route.ts';
import { addBulkItemRoute } from './routes/add-bulk-item.route.ts';
import { startBulkRunRoute } from './routes/start-bulk-run.route.ts';
import { getBulkRunRoute } from './routes/get-bulk-run.route.ts';
import { listBulkRunsRoute } from './routes/list-bulk-runs.route.ts';
import { cancelBulkRunRoute } from './routes/cancel-bulk-run.route.ts';
import { resumeBulkRunRoute } from './routes/resume-bulk-run.route.ts';
import { checkManifestRoute } from './routes/check-manifest.route.ts';
import { exportBulkRunRoute } from './routes/export-bulk-run.route.ts';

export type { BulkDeps } from './deps.ts';
export { sweepBulk } from './sweep-bulk.ts';

export const bulkRoutes = [
  createBulkRunRoute,
  addBulkItemRoute,
  startBulkRunRoute,
  getBulkRunRoute,
  listBulkRunsRoute,
  cancelBulkRunRoute,
  resumeBulkRunRoute,
  checkManifestRoute,
  exportBulkRunRoute,
];
