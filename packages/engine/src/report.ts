import './zod-setup.ts';
import { z } from 'zod';
import { gradeLetterSchema } from './grade-letter.ts';
import { boxSchema } from './geometry.ts';
import { scoredWithSchema, secondOpinionSchema } from './report-reader.ts';
import { reportWordsSchema } from './report-words.ts';
import { percentilesSchema } from './report-percentiles.ts';
import { timelineSchema } from './report-timeline.ts';
import { objectiveSchema, understoodSchema } from './report-understood.ts';
import { toldSchema } from './told.ts';
import {
  videoAdviceSchema,
  videoAnalysisSchema,
  videoMetadataSchema,
  videoSpecificAnalysisSchema,
} from './report-video.ts';

export * from './grade-letter.ts';
export * from './grade-scale.ts';
export * from './score-bands.ts';
export type { ReportObjective, Understood } from './report-understood.ts';
export * from './told.ts';
export { timelineSchema, type Timeline } from './report-timeline.ts';
export { percentilesSchema, type Percentiles, type PoolStanding } from './report-percentiles.ts';
export { type ScoredWith, type SecondOpinion, isSameReader } from './report-reader.ts';
export { type ReadingFailure } from './vision-reader/reading-failure.ts';
export { GRADING_STEPS, type GradingStep } from './progress.ts';
export { boxSchema, type Box } from './geometry.ts';
export type { VideoAdvice, VideoAnalysis, VideoMetadata, VideoSpecificAnalysis } from './report-video.ts';
export { EMBEDDED_WORDS, type ReportWords } from './report-words.ts';
export {
  compareAnalyses,
  isOfScores,
  type ComparedCategory,
  type Comparison,
  type Difference,
} from './scoring/compare.ts';
export { OBSTACLES, type Obstacle } from './scoring/obstacles.ts';
export { sampleSize, type TestPlan } from './computed/sample-size.ts';
export { countedScore } from './scoring/counted-score.ts';
export { HEADLINE_TESTS, type HeadlineChances } from './scoring/headline-chance.ts';
export { CATEGORY_QUESTIONS } from './rubrics/category-questions.ts';
export {
  whatIfSchema,
  type WhatIf,
  type WhatIfCategory,
  type WhatIfFix,
  type WhatIfPicture,
  type WhatIfTrial,
} from './what-if/result.ts';

/** Version of this object's shape. Older ones are opened by upgrade-report.ts. */
export const SCHEMA_VERSION = 1;

const score = z.number().min(0).max(100);
const share = z.number().min(0).max(1);

export const evidenceSchema = z.object({
  label: z.string(),
  box: boxSchema.optional(),
  /** Character offsets in the ad copy, end exclusive. */
  span: z.object({ start: z.int(), end: z.int() }).optional(),
  second: z.number().optional(),
  swatches: z.tuple([z.string(), z.string()]).optional(),
});

export const curveSchema = z.discriminatedUnion('shape', [
  z.object({
    shape: z.enum(['rising', 'falling']),
    good: z.number(),
    middling: z.number(),
    source: z.string(),
  }),
  z.object({
    shape: z.literal('sweetSpot'),
    low: z.number(),
    high: z.number(),
    slack: z.number(),
    slackBelow: z.number().optional(),
    source: z.string(),
  }),
]);

/** One audit's verdict on this creative. A spreadsheet reproduces the overall score: what counts of an audit is
 * typical + confidence x (score - typical), or typical alone without a score; it takes weight x (100 - that)/100 off the
 * 100 of its category, which ends at 0; the overall score is the categories' mean by their weights, under `ceiling`. */
export const auditResultSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The passing or failing sentence; the neutral name when nothing was judged. */
  title: z.string(),
  category: z.string(),
  status: z.enum(['measured', 'needsReview', 'notApplicable', 'error']),
  value: z.number().nullable(),
  unit: z.string(),
  /** The value as a person reads it: '2.1:1'. */
  display: z.string().nullable(),
  /** What would be good, in the same words: 'at least 4.5:1'. */
  good: z.string(),
  score: score.nullable(),
  confidence: share,
  /** Points of 100 of its category that a score of 0 takes away; 0 is reported and not counted. */
  weight: z.number().nonnegative(),
  /** Score that counts as far as this one is not known; null in reports from before there was one. */
  typical: score.nullable(),
  /** Points of 100 that this audit decides on this creative, and how many of them were lost. */
  pointsPossible: z.number().nonnegative(),
  pointsLost: z.number().nonnegative(),
  curve: curveSchema,
  /** What was seen here; why nothing was judged when it was not. */
  observation: z.string(),
  why: z.string(),
  fix: z.string(),
  evidence: z.array(evidenceSchema),
});

export const categorySchema = z.object({
  id: z.string(),
  category: z.string(),
  /** null when too little of it could be measured. */
  score: score.nullable(),
  /** Share of the overall score, 0..1; the categories with a score add up to 1. */
  weight: share,
  explanation: z.string(),
  /** Where a vision reader's rating enters the score: score = measured + share x (read - measured), held within 0 and 100. */
  withReader: z
    .object({
      /** What the checks alone give. */
      measured: score,
      /** As the reader rated it, and the score on our scale that this stands for. */
      rating: score,
      read: score,
      share,
      /** Where the score lies, from the confidence of the checks and from how far readers differ. */
      low: score,
      high: score,
    })
    .optional(),
});

export const recommendationSchema = z.object({
  id: z.string(),
  audit: z.string(),
  category: z.string(),
  title: z.string(),
  text: z.string(),
  /** Points of the overall score that come back when what is advised is brought to 'good'. */
  points: z.number().nonnegative(),
  effort: z.enum(['minutes', 'hour', 'redesign']),
  evidence: z.array(evidenceSchema),
  /** An idea beyond the few to act on first; left out of those, and of reports from before they were told apart. */
  further: z.literal(true).optional(),
});

const judged = z.object({ score, explanation: z.string() });

export const predictionSchema = z.object({
  metric: z.string(),
  value: z.string(),
  trend: z.enum(['up', 'down', 'neutral']),
  range: z.string(),
  method: z.string(),
  caveat: z.string(),
});

export const placementSchema = z.object({
  id: z.string(),
  platform: z.string(),
  name: z.string(),
  ratio: z.number(),
  displayWidth: z.number(),
  displayHeight: z.number(),
  crop: boxSchema,
  /** Inside it nothing lies under the platform's own controls, in fractions of the creative; null where all is free. */
  safeZone: boxSchema.nullable().optional(),
  kept: share,
  fits: z.boolean(),
  covered: z.array(z.object({ text: z.string(), box: boxSchema, why: z.enum(['crop', 'safe-zone']) })),
  smallestTextPx: z.number().nullable(),
  enoughPixels: z.boolean(),
  withinWeight: z.boolean().nullable(),
  score,
});

export const analysisSchema = z.object({
  overallScore: score.nullable(),
  grade: gradeLetterSchema.or(z.literal('N/A')),
  /** Where the score lies, from the confidence of its measurements. */
  interval: z.object({
    low: score,
    high: score,
    lowGrade: gradeLetterSchema,
    highGrade: gradeLetterSchema,
  }),
  /** The fault that keeps the score below its sum; null where none does. */
  ceiling: z.object({ audit: z.string(), cap: score, sum: score }).nullable(),
  /** Share of the weight that could be measured; below 0.2 there is no score. */
  coverage: share,
  /** One sentence that a person would say. */
  verdict: z.string(),
  kind: z.enum(['banner', 'banner-copy', 'video', 'video-copy']),
  versions: z.object({
    schema: z.int(),
    engine: z.string(),
    rubric: z.string(),
    /** Name and version of what decoded a video; left out of pictures, and of reports from before it was told. */
    decoder: z.string().optional(),
  }),
  creative: z.object({
    type: z.enum(['image', 'video']),
    /** Filled by the server of the file; empty from the engine alone. */
    url: z.string(),
    alt: z.string(),
    fileName: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    format: z.string(),
    sha256: z.string(),
  }),
  adCopy: z.string().nullable(),
  scoreBreakdown: z.array(categorySchema),
  /** Among creatives of its kind and format; null in reports of a rubric that none were graded by. */
  percentiles: percentilesSchema.nullable(),
  audits: z.array(auditResultSchema),
  keyInsights: z.object({ strengths: z.array(z.string()), weaknesses: z.array(z.string()) }),
  recommendations: z.array(recommendationSchema),
  optimizationRecommendations: z.object({
    copyEdits: z.array(
      z.object({
        original: z.string(),
        revised: z.string(),
        reason: z.string(),
        points: z.number().nullable(),
      }),
    ),
    ctaVariations: z.array(z.object({ text: z.string(), reason: z.string() })),
    emotionalRewrites: z.array(z.object({ emotion: z.string(), text: z.string() })),
    audienceAlignment: z.array(z.object({ audience: z.string(), note: z.string() })),
    platformAdaptations: z.array(z.object({ platform: z.string(), change: z.string() })),
    /** Of videos alone: for each sub-score under its mark, what to change first. */
    videoSpecific: z.array(videoAdviceSchema).nullable().optional(),
  }),
  abTestingIdeas: z.array(
    z.object({
      testName: z.string(),
      variant: z.string(),
      expectedOutcome: z.string(),
      /** People each variant must reach to find a change of a fifth from a click rate of 1%. */
      sampleSizePerVariant: z.int(),
    }),
  ),
  performancePredictions: z.array(predictionSchema),
  reasoningTransparency: z.object({
    detailedExplanations: z.array(z.string()),
    influencingElements: z.array(z.string()),
    benchmarks: z.array(z.string()),
  }),
  resonanceScoreBreakdown: z.object({
    clarityReadability: judged,
    emotionalAppeal: judged,
    callToActionStrength: judged,
    relevanceToAudience: judged,
    overallPredictedResonance: judged,
  }),
  visualComposition: judged,
  colorAnalysis: judged.extend({
    dominantColors: z.array(z.object({ hex: z.string(), share: z.number() })),
  }),
  typographyAnalysis: judged,
  brandConsistency: judged,
  technicalQuality: z.object({
    assessment: z.enum(['Excellent', 'Good', 'Average', 'Poor']),
    explanation: z.string(),
  }),
  platformRecommendations: z.array(z.object({ platform: z.string(), recommendations: z.array(z.string()) })),
  placements: z.array(placementSchema),
  /** What was seen on the creative: drawn over it by the report. */
  elements: z.object({
    text: z.array(
      z.object({
        text: z.string(),
        role: z.string(),
        box: boxSchema,
        confidence: share,
        contrast: z.number(),
      }),
    ),
    faces: z.array(z.object({ box: boxSchema, confidence: share })),
    callToAction: z.object({ text: z.string(), box: boxSchema, kind: z.enum(['button', 'text']) }).nullable(),
    brand: z.array(z.object({ text: z.string(), box: boxSchema })),
  }),
  /** null in reports from before an ad was understood, and where its words could not be read. */
  understood: understoodSchema.nullable(),
  /** null in reports from before weights depended on it. */
  objective: objectiveSchema.nullable(),
  /** What a person said of the creative; null where nobody did. */
  told: toldSchema.nullable(),
  attention: z
    .object({
      columns: z.int(),
      rows: z.int(),
      /** base64, one byte a cell, row by row. */
      values: z.string(),
      centres: z.array(z.object({ x: z.number(), y: z.number(), share: z.number() })),
    })
    .nullable(),
  /** Of videos alone. */
  videoAnalysis: videoAnalysisSchema.nullable().optional(),
  videoMetadata: videoMetadataSchema.nullable().optional(),
  videoSpecificAnalysis: videoSpecificAnalysisSchema.nullable().optional(),
  timeline: timelineSchema.nullable().optional(),
  /** What could not be measured, and why. */
  failures: z.array(z.object({ measurement: z.string(), reason: z.string() })),
  words: reportWordsSchema,
  /** Whose ratings are part of the score; left out where the checks alone made it. Points of checks, advice and fixes are
   * points of the measured score. */
  scoredWith: scoredWithSchema.optional(),
  /** What a vision-language model says of the ad; left out where none was set. Its ratings enter no score without `scoredWith`. */
  secondOpinion: secondOpinionSchema.optional(),
});

export type Analysis = z.infer<typeof analysisSchema>;
export type AuditResult = z.infer<typeof auditResultSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Recommendation = z.infer<typeof recommendationSchema>;
export type ReportEvidence = z.infer<typeof evidenceSchema>;
export type Placement = z.infer<typeof placementSchema>;
export type Prediction = z.infer<typeof predictionSchema>;
