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
  /** Used for creatives without their own copy. 10 to 2000 characters after trimming; empty counts as none. */
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
  /** Number of items in each state. */
  counts: z.record(z.enum(BULK_ITEM_STATES), count),
});
export type BulkRun = z.infer<typeof bulkRunSchema>;

export const bulkItemSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  kind: z.enum(['banner', 'video']),
  bytes: count,
  /** Its own copy or the run's, cut to `bulkCopyShown` characters; null when graded without copy. */
  adCopy: z.string().nullable(),
  state: z.enum(BULK_ITEM_STATES),
  /** Human-readable reason for the failure. */
  failure: z.string().nullable(),
  /** Whether a retry makes sense. False for a file that would be refused again. */
  mayResume: z.boolean(),
  /** null until graded, and after the analysis was deleted. */
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

export const bulkFileName = (runId: string, format: BulkFormat): string => `bulk-${runId}.${format}`;

export const bulkManifestBodySchema = z.object({
  /** The CSV text. */
  manifest: z.string().max(LIMITS.manifestMax, BULK_TEXTS.manifestLong),
  /** Names of the selected files. */
  fileNames: z.array(z.string().max(500)).max(LIMITS.bulkItems, BULK_TEXTS.tooManyFiles),
});

export const bulkManifestSchema = z.object({
  /** Ad copy by file; omits files that the manifest gives none for. */
  copies: z.array(z.object({ fileName: z.string(), adCopy: z.string() })),
  /** Hints by file; omits files that the manifest gives none for. */
  hints: z.array(z.object({ fileName: z.string(), hints: hintsSchema })),
  /** What must be fixed before grading, by row. Rows are numbered as in a spreadsheet. */
  problems: z.array(z.object({ row: z.int().positive().nullable(), text: z.string() })),
  /** Remarks that do not block grading. */
  notes: z.array(z.object({ row: z.int().positive().nullable(), text: z.string() })),
});
export type BulkManifest = z.infer<typeof bulkManifestSchema>;

/** Matches files to manifest rows, whatever changes a disk or a spreadsheet made to the name. */
export const manifestKey = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();

/** A manifest to fill in. The byte order mark makes spreadsheets read it as UTF-8. */
export const MANIFEST_TEMPLATE =
  '\ufefffile,headline,body,brand,objective\r\n' +
  'spring-sale.png,Spring sale,"Everything must go this Sunday, from 9 to 18.",Tarnwell,response\r\n' +
  'teaser.mp4,,The new season starts on Friday.,,\r\n';

/** The fix of a report that gains the most, and its points; null: it has none. */
const firstFixSchema = z.object({ title: z.string(), points: z.number() }).nullable();

/** What each report of a run says first. Items without a report are left out. */
export const bulkVerdictsSchema = z.object({
  verdicts: z.array(z.object({ analysisId: analysisIdSchema, verdict: z.string(), doFirst: firstFixSchema })),
});
export type BulkVerdict = z.infer<typeof bulkVerdictsSchema>['verdicts'][number];

/** The final state of one item; fields are null when there is no grade. */
export const bulkResultSchema = z.object({
  fileName: z.string(),
  state: z.enum(BULK_ITEM_STATES),
  kind: z.enum(['banner', 'video']),
  adCopy: z.string().nullable(),
  failure: z.string().nullable(),
  analysisId: analysisIdSchema.nullable(),
  /** The URL of the report, for its owner. */
  report: z.string().nullable(),
  gradedAt: z.iso.datetime().nullable(),
  overallScore: z.number().nullable(),
  grade: z.string().nullable(),
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  verdict: z.string().nullable(),
  categories: z.array(z.object({ id: z.string(), name: z.string(), score: z.number().nullable() })),
  doFirst: firstFixSchema,
  /** The reader whose ratings are part of the score; null: none. */
  scoredWith: z.string().nullable(),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

export const bulkResultsSchema = z.object({ run: bulkRunSchema, items: z.array(bulkResultSchema) });
export type BulkResults = z.infer<typeof bulkResultsSchema>;
