import { hintsSchema } from '@adjudge/engine/report';
import { z } from 'zod';
import { analysisIdSchema } from './analyses.ts';
import { BULK_ITEM_STATES, BULK_RUN_STATES } from './bulk-states.ts';
import { LIMITS } from '../limits.ts';
import { TEXTS } from '../texts.ts';
import { BULK_TEXTS } from '../texts/bulk.ts';

export const bulkRunIdSchema = z.uuid();

const nameSchema = z
  .string({ error: BULK_TEXTS.nameRequired })
  .trim()
  .min(1, BULK_TEXTS.nameRequired)
  .max(LIMITS.bulkNameMax, BULK_TEXTS.nameLong);

export const createBulkRunSchema = z.object({
  name: nameSchema,
  /** For every creative that brings none of its own. 10 to 2000 characters once trimmed; empty counts as none. */
  adCopy: z
    .string()
    .trim()
    .refine((copy) => copy === '' || copy.length >= LIMITS.copyMin, TEXTS.copyShort)
    .max(LIMITS.copyMax, TEXTS.copyLong)
    .optional(),
});
export type CreateBulkRun = z.infer<typeof createBulkRunSchema>;

const count = z.int().nonnegative();

export const bulkRunSchema = z.object({
  id: bulkRunIdSchema,
  name: z.string(),
  adCopy: z.string().nullable(),
  state: z.enum(BULK_RUN_STATES),
  createdAt: z.iso.datetime(),
  /** Items by state. */
  counts: z.record(z.enum(BULK_ITEM_STATES), count),
});
export type BulkRun = z.infer<typeof bulkRunSchema>;

export const bulkItemSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  kind: z.enum(['banner', 'video']),
  bytes: count,
  /** Its own, or that of the run, as far as `bulkCopyShown`; null when it is graded without. */
  adCopy: z.string().nullable(),
  state: z.enum(BULK_ITEM_STATES),
  /** Why it failed, in words for a person. */
  failure: z.string().nullable(),
  /** Whether resuming it makes sense: not for a file that would be refused again. */
  mayResume: z.boolean(),
  /** null until it is graded, and once the analysis was deleted. */
  analysis: z
    .object({
      analysisId: analysisIdSchema,
      url: z.string(),
      overallScore: z.number().nullable(),
      grade: z.string(),
    })
    .nullable(),
});
export type BulkItem = z.infer<typeof bulkItemSchema>;

export const bulkProgressSchema = z.object({ run: bulkRunSchema, items: z.array(bulkItemSchema) });
export type BulkProgress = z.infer<typeof bulkProgressSchema>;

export const bulkListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
});

export const BULK_FORMATS = ['csv', 'json', 'zip'] as const;
export type BulkFormat = (typeof BULK_FORMATS)[number];

/** Under which name the results are saved. */
export const bulkFileName = (runId: string, format: BulkFormat): string => `bulk-${runId}.${format}`;

export const bulkManifestBodySchema = z.object({
  /** The text of the CSV file. */
  manifest: z.string().max(LIMITS.manifestMax, BULK_TEXTS.manifestLong),
  /** Files that were chosen. */
  fileNames: z.array(z.string().max(500)).max(LIMITS.bulkItems, BULK_TEXTS.tooManyFiles),
});

export const bulkManifestSchema = z.object({
  /** Copy by file; files that the manifest says nothing about are not in it. */
  copies: z.array(z.object({ fileName: z.string(), adCopy: z.string() })),
  /** What the manifest says of a file; files that it says nothing of are not in it. */
  hints: z.array(z.object({ fileName: z.string(), hints: hintsSchema })),
  /** What must be fixed before the files are graded, by row; rows are counted as a spreadsheet does. */
  problems: z.array(z.object({ row: z.int().positive().nullable(), text: z.string() })),
  /** What is only worth knowing. */
  notes: z.array(z.object({ row: z.int().positive().nullable(), text: z.string() })),
});
export type BulkManifest = z.infer<typeof bulkManifestSchema>;

/** How a file and a row of the manifest find each other, whatever a disk or a spreadsheet did to the name. */
export const manifestKey = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();

/** The manifest to fill in; a byte order mark, so that spreadsheets read it as UTF-8. */
export const MANIFEST_TEMPLATE =
  '\ufefffile,headline,body,brand,objective\r\n' +
  'spring-sale.png,Spring sale,"Everything must go this Sunday, from 9 to 18.",Tarnwell,response\r\n' +
  'teaser.mp4,,The new season starts on Friday.,,\r\n';

/** What is known of one item at the end; nulls where there is no grade. */
export const bulkResultSchema = z.object({
  fileName: z.string(),
  state: z.enum(BULK_ITEM_STATES),
  kind: z.enum(['banner', 'video']),
  adCopy: z.string().nullable(),
  failure: z.string().nullable(),
  analysisId: analysisIdSchema.nullable(),
  /** Address of the report, for its owner. */
  report: z.string().nullable(),
  gradedAt: z.iso.datetime().nullable(),
  overallScore: z.number().nullable(),
  grade: z.string().nullable(),
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  verdict: z.string().nullable(),
  categories: z.array(z.object({ id: z.string(), name: z.string(), score: z.number().nullable() })),
  /** What gains most, and how many points. */
  doFirst: z.object({ title: z.string(), points: z.number() }).nullable(),
  /** Mark of the reader whose ratings are part of the score; null: none. */
  scoredWith: z.string().nullable(),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const bulkResultsSchema = z.object({ run: bulkRunSchema, items: z.array(bulkResultSchema) });
export type BulkResults = z.infer<typeof bulkResultsSchema>;
