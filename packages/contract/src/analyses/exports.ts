import { z } from 'zod';
import { analysisSchema, auditResultSchema, curveSchema, gradeLetterSchema } from '@adjudge/engine/report';
import { analysisIdSchema } from './analyses.ts';
import { fileNamePart } from './creative-name.ts';

export const PAPER_FORMATS = ['A4', 'Letter'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

export const DOCUMENTATION_FORMATS = ['executive', 'technical', 'implementation', 'comprehensive'] as const;
export type DocumentationFormat = (typeof DOCUMENTATION_FORMATS)[number];

export const RUBRIC_FORMATS = ['json', 'pdf'] as const;
export type RubricFormat = (typeof RUBRIC_FORMATS)[number];

export const PDF_RECORDS = ['client', 'full'] as const;
export type PdfRecord = (typeof PDF_RECORDS)[number];

export const pdfOptionsSchema = z.object({
  /** The product's name and logo in header and footer. Without them, agencies can present the report as their own. */
  includeBranding: z.boolean().default(true),
  format: z.enum(PAPER_FORMATS).default('A4'),
  /** Three to four pages for a client, or everything in the report. */
  record: z.enum(PDF_RECORDS).default('client'),
});
export type PdfOptions = z.infer<typeof pdfOptionsSchema>;

const analysisId = analysisIdSchema;

/** The creative with its numbered boxes, or under the attention heatmap. */
export const EXPORTED_PICTURES = ['marked', 'heatmap'] as const;
export type ExportedPicture = (typeof EXPORTED_PICTURES)[number];

export const exportCsvBodySchema = z.object({ analysisId });
export const exportPdfBodySchema = z.object({ analysisId, options: pdfOptionsSchema.prefault({}) });
export const exportDocumentationBodySchema = z.object({ analysisId, format: z.enum(DOCUMENTATION_FORMATS) });
export const exportPictureBodySchema = z.object({ analysisId, picture: z.enum(EXPORTED_PICTURES) });
export const exportRubricBodySchema = z.object({ analysisId, format: z.enum(RUBRIC_FORMATS) });

const checkResult = auditResultSchema.pick({
  status: true,
  value: true,
  display: true,
  score: true,
  confidence: true,
});

/** How this analysis was graded: the weight of each check and category, the curve used, and the outcome. */
export const rubricSchema = z.object({
  analysisId,
  versions: z.object({ schema: z.int(), engine: z.string(), rubric: z.string() }),
  kind: z.string(),
  overallScore: z.number().nullable(),
  grade: z.string(),
  gradeScale: z.array(z.object({ grade: gradeLetterSchema, from: z.number() })),
  /** Faults that take points off the overall score, on top of their categories. */
  deductions: analysisSchema.shape.deductions,
  /** The fault that caps the score below its sum; null when none does. */
  ceiling: analysisSchema.shape.ceiling,
  /** How the scores are combined, for readers who want to redo the sum. */
  method: z.string(),
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** What the category asks of an ad, and why it has its weight; null when today's rubric has no such category. */
      question: z.string().nullable(),
      reason: z.string().nullable(),
      /** Share of the overall score (0..1), and the category's score. */
      weight: z.number(),
      score: z.number().nullable(),
      checks: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          good: z.string(),
          why: z.string(),
          /** Why it has its weight; null when today's rubric has no such check. */
          reason: z.string().nullable(),
          /** Points, out of 100 in its category, that a score of 0 takes off. */
          weight: z.number(),
          /** Stands in for the check's own score to the extent that it is uncertain; null in older analyses. */
          typical: z.number().nullable(),
          pointsPossible: z.number(),
          pointsLost: z.number(),
          curve: curveSchema,
          result: checkResult,
        }),
      ),
    }),
  ),
});
export type Rubric = z.infer<typeof rubricSchema>;

/** The analysis that a file belongs to. */
export interface NamedAnalysis {
  readonly analysisId: string;
  /** The creative's name; null when unknown. */
  readonly name: string | null;
}

/** Name and id: the name is for people, the id keeps file names unique. */
const nameAndId = ({ analysisId: id, name }: NamedAnalysis): string =>
  [fileNamePart(name ?? ''), id].filter((part) => part !== '').join('-');

/** Names under which the browser saves downloads. */
export const EXPORT_FILE_NAMES = {
  csv: (of: NamedAnalysis): string => `analysis-data-${nameAndId(of)}.csv`,
  pdf: (record: PdfRecord, of: NamedAnalysis): string =>
    `${record === 'client' ? 'analysis' : 'full'}-report-${nameAndId(of)}.pdf`,
  documentation: (format: DocumentationFormat, of: NamedAnalysis): string =>
    `documentation-${format}-${nameAndId(of)}.pdf`,
  rubric: (format: RubricFormat, of: NamedAnalysis): string => `rubric-${nameAndId(of)}.${format}`,
  picture: (picture: ExportedPicture, of: NamedAnalysis): string =>
    `${picture === 'marked' ? 'marked-creative' : 'heatmap'}-${nameAndId(of)}.png`,
} as const;
