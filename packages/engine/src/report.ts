import './zod-setup.ts';
import { z } from 'zod';
import { gradeLetterSchema } from './report/grade-letter.ts';
import { placementSchema, predictionSchema, recommendationSchema, weakPointSchema } from './report/advice.ts';
import { auditResultSchema, categorySchema } from './report/audit-result.ts';
import { boxSchema } from './geometry.ts';
import { scoredWithSchema, secondOpinionSchema } from './report/second-opinion.ts';
import { reportWordsSchema } from './report/words.ts';
import { percentilesSchema } from './report/percentiles.ts';
import { timelineSchema } from './report/timeline.ts';
import { objectiveSchema, understoodSchema } from './report/understood.ts';
import { userInputSchema } from './report/user-input.ts';
import {
  videoAdviceSchema,
  videoAnalysisSchema,
  videoMetadataSchema,
  videoSpecificAnalysisSchema,
} from './report/video.ts';

export * from './report/grade-letter.ts';
export * from './report/grade-scale.ts';
export * from './report/score-bands.ts';
export { isFigureOnly, lowercaseFirst, nameInClause, sentenceBelowHeading } from './report/sentence-under.ts';
export type { Understood } from './report/understood.ts';
export * from './report/user-input.ts';
export { timelineSchema, type Timeline } from './report/timeline.ts';
export { SURE } from './report/sure.ts';
export { AS_IS, READABLE_PX } from './report/placement-limits.ts';
export { WHOLE_COVERAGE } from './report/whole-coverage.ts';
export { percentilesSchema, type Percentiles, type PoolStanding } from './report/percentiles.ts';
export { type ScoredWith, type SecondOpinion, isSameReader } from './report/second-opinion.ts';
export { type ReadingFailure } from './vision-reader/reading-failure.ts';
export { GRADING_STEPS, type GradingStep } from './grading/progress.ts';
export { boxSchema, type Box } from './geometry.ts';
export { attentionShare } from './computed/attention/attention-share.ts';
export { placeName } from './computed/layout/place-name.ts';
export { formatValue } from './format-value.ts';
export type { VideoAdvice, VideoAnalysis, VideoMetadata } from './report/video.ts';
export { EMBEDDED_WORDS, type ReportWords } from './report/words.ts';
export {
  compareAnalyses,
  affectsOnlyScores,
  type ComparedCategory,
  type Comparison,
  type Difference,
} from './scoring/comparison/compare.ts';
export { OBSTACLES, type Obstacle } from './scoring/comparison/obstacles.ts';
export { sampleSize, type TestPlan } from './computed/sample-size.ts';
export { GOOD_SCORE, PASS_SCORE } from './scoring/marks.ts';
export { countedScore } from './scoring/counted-score.ts';
export { HEADLINE_TESTS, type HeadlineChances } from './scoring/comparison/headline-chance.ts';
export { CATEGORY_QUESTIONS } from './rubrics/category-questions.ts';
export {
  whatIfSchema,
  type WhatIf,
  type WhatIfCategory,
  type WhatIfFix,
  type WhatIfPicture,
  type WhatIfTrial,
} from './what-if/result.ts';

/** Version of this object's shape. report/upgrade-report.ts opens older ones. */
export const SCHEMA_VERSION = 1;

export * from './report/advice.ts';
export * from './report/audit-result.ts';

const score = z.number().min(0).max(100);
const share = z.number().min(0).max(1);

const judged = z.object({ score, explanation: z.string() });

export const analysisSchema = z.object({
  overallScore: score.nullable(),
  grade: gradeLetterSchema.or(z.literal('N/A')),
  /** The range that the score likely lies in, based on the confidence of its measurements. */
  interval: z.object({
    low: score,
    high: score,
    lowGrade: gradeLetterSchema,
    highGrade: gradeLetterSchema,
  }),
  /** Faults that take points off the overall score, in addition to what they cost their category; largest first. */
  deductions: z.array(z.object({ audit: z.string(), points: z.number() })),
  /** The fault that caps the score below its sum; null when none does. */
  ceiling: z.object({ audit: z.string(), cap: score, sum: score }).nullable(),
  /** Share of the weight that could be measured; below 0.2 there is no score. */
  coverage: share,
  /** One sentence, worded as a person would say it. */
  verdict: z.string(),
  kind: z.enum(['banner', 'banner-copy', 'video', 'video-copy']),
  versions: z.object({
    schema: z.int(),
    engine: z.string(),
    rubric: z.string(),
    /** Name and version of the video decoder. Missing for pictures, and in reports from before it was recorded. */
    decoder: z.string().optional(),
  }),
  creative: z.object({
    type: z.enum(['image', 'video']),
    /** Filled in by the server that serves the file; empty from the engine alone. */
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
  /** Rank among creatives of the same kind and format; null when no reference creatives were graded by this rubric. */
  percentiles: percentilesSchema.nullable(),
  audits: z.array(auditResultSchema),
  keyInsights: z.object({ strengths: z.array(z.string()), weaknesses: z.array(z.string()) }),
  recommendations: z.array(recommendationSchema),
  /** Missing in reports from before these were reported; empty for videos. */
  weakPoints: z.array(weakPointSchema).optional(),
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
    /** Videos only: what to change first, for each sub-score below its threshold. */
    videoSpecific: z.array(videoAdviceSchema).nullable().optional(),
  }),
  abTestingIdeas: z.array(
    z.object({
      testName: z.string(),
      variant: z.string(),
      expectedOutcome: z.string(),
      /** People each variant must reach to detect a relative change of one fifth from a click rate of 1%. */
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
  /** What was found on the creative. The report draws it over the picture. */
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
  /** null in reports from before ads were interpreted, and when the ad's words could not be read. */
  understood: understoodSchema.nullable(),
  /** null in reports from before weights depended on the objective. */
  objective: objectiveSchema.nullable(),
  /** What the user said about the creative; null when nothing. */
  told: userInputSchema.nullable(),
  attention: z
    .object({
      columns: z.int(),
      rows: z.int(),
      /** base64, one byte per cell, row by row. */
      values: z.string(),
      centres: z.array(z.object({ x: z.number(), y: z.number(), share: z.number() })),
    })
    .nullable(),
  /** Videos only, as are the next three. */
  videoAnalysis: videoAnalysisSchema.nullable().optional(),
  videoMetadata: videoMetadataSchema.nullable().optional(),
  videoSpecificAnalysis: videoSpecificAnalysisSchema.nullable().optional(),
  timeline: timelineSchema.nullable().optional(),
  /** What could not be measured, and why. */
  failures: z.array(z.object({ measurement: z.string(), reason: z.string() })),
  words: reportWordsSchema,
  /**
   * Whose ratings contribute to the score; missing when only the checks do. Points of checks, advice and fixes are always
   * points of the measured score.
   */
  scoredWith: scoredWithSchema.optional(),
  /**
   * What a vision-language model says about the ad; missing when none was configured. Its ratings affect the score only
   * when `scoredWith` is set.
   */
  secondOpinion: secondOpinionSchema.optional(),
});

export type Analysis = z.infer<typeof analysisSchema>;
