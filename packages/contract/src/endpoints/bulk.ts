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
  bulkVerdictsSchema,
  createBulkRunSchema,
} from '../analyses/bulk.ts';

const named = z.object({ runId: bulkRunIdSchema });
const done = z.object({ success: z.literal(true) });

/** Grades many creatives at once, for the Enterprise package: create a run, fill it, start it, then poll it until it is done. */
export const BULK_ENDPOINTS = {
  createBulkRun: { method: 'POST', path: '/_api/bulk/create', body: createBulkRunSchema, response: named },
  /** One creative and its copy, as a form: `adCopy`, then `creativeFile`, at most 6 MB. */
  addBulkItem: {
    method: 'POST',
    path: '/_api/bulk/item',
    multipart: true,
    query: named,
    response: z.object({ item: bulkItemSchema }),
  },
  /** Closes the run to new files and grades them one by one. Does nothing to a run that has already started. */
  startBulkRun: { method: 'POST', path: '/_api/bulk/start', body: named, response: done },
  getBulkRun: { method: 'GET', path: '/_api/bulk/get', query: named, response: bulkProgressSchema },
  /** Apart from `getBulkRun`, which is polled: this one reads the report of each graded item. */
  getBulkVerdicts: {
    method: 'GET',
    path: '/_api/bulk/verdicts',
    query: named,
    response: bulkVerdictsSchema,
  },
  listBulkRuns: {
    method: 'GET',
    path: '/_api/bulk/list',
    query: bulkListQuerySchema,
    response: z.object({ runs: z.array(bulkRunSchema), totalCount: z.int().nonnegative() }),
  },
  /** Stops waiting items; items being graded are finished. A run that never started is deleted. */
  cancelBulkRun: { method: 'POST', path: '/_api/bulk/cancel', body: named, response: done },
  /** Requeues items that ran out of credits or failed for a temporary reason: all of them, or a single one. */
  resumeBulkRun: {
    method: 'POST',
    path: '/_api/bulk/resume',
    body: named.extend({ itemId: z.uuid().optional() }),
    response: done,
  },
  /** Reads a manifest against the selected files. Stores nothing. */
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
