import { z } from 'zod';
import {
  BULK_FORMATS,
  bulkItemSchema,
  bulkListQuerySchema,
  bulkManifestBodySchema,
  bulkManifestSchema,
  bulkProgressSchema,
  bulkRunIdSchema,
  bulkRunSchema,
  createBulkRunSchema,
} from '../analyses/bulk.ts';

const named = z.object({ runId: bulkRunIdSchema });
const done = z.object({ success: z.literal(true) });

/** Many creatives in one go, for the Enterprise package: a run is created, filled, started, and looked at until it is done. */
export const BULK_ENDPOINTS = {
  createBulkRun: { method: 'POST', path: '/_api/bulk/create', body: createBulkRunSchema, response: named },
  /** One creative and its copy, as a form: `adCopy` and then `creativeFile`, at most 6 MB. */
  addBulkItem: {
    method: 'POST',
    path: '/_api/bulk/item',
    multipart: true,
    query: named,
    response: z.object({ item: bulkItemSchema }),
  },
  /** Ends the adding. What was added is graded one by one; a run that has started already stays as it is. */
  startBulkRun: { method: 'POST', path: '/_api/bulk/start', body: named, response: done },
  getBulkRun: { method: 'GET', path: '/_api/bulk/get', query: named, response: bulkProgressSchema },
  listBulkRuns: {
    method: 'GET',
    path: '/_api/bulk/list',
    query: bulkListQuerySchema,
    response: z.object({ runs: z.array(bulkRunSchema), totalCount: z.int().nonnegative() }),
  },
  /** What waits is not graded any more; what is being graded is finished. A run that never started is removed. */
  cancelBulkRun: { method: 'POST', path: '/_api/bulk/cancel', body: named, response: done },
  /** Puts back what ran out of credits, and what failed for a reason that passes: all of it, or one item. */
  resumeBulkRun: {
    method: 'POST',
    path: '/_api/bulk/resume',
    body: named.extend({ itemId: z.uuid().optional() }),
    response: done,
  },
  /** What a manifest says of the files that were chosen. Keeps nothing. */
  checkManifest: {
    method: 'POST',
    path: '/_api/bulk/manifest',
    body: bulkManifestBodySchema,
    response: bulkManifestSchema,
  },
  /** The results of all items in one file. */
  exportBulkRun: {
    method: 'POST',
    path: '/_api/bulk/export',
    body: named.extend({ format: z.enum(BULK_FORMATS) }),
    file: ['text/csv', 'application/json', 'application/zip'],
  },
} as const;
