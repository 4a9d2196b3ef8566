export type { BulkDeps } from './deps.ts';
export { bulkRoutes } from './routes.ts';
export { sweepBulk } from './sweep-bulk.ts';
