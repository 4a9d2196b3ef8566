import {
  type Analysis,
  EMBEDDED_WORDS,
  SCHEMA_VERSION,
  analysisSchema,
  letterOf,
  sampleSize,
} from '../report.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NOT_JUDGED = { score: 0, explanation: '' };

/** What stands for parts that an older report does not have. */
const EMPTY: Analysis = {
  overallScore: 0,
  grade: 'N/A',
  interval: { low: 0, high: 0, lowGrade: 'F', highGrade: 'F' },
  deductions: [],
  ceiling: null,
  coverage: 0,
  verdict: 'This report comes from an older version.',
  kind: 'banner',
  versions: { schema: SCHEMA_VERSION, engine: 'older', rubric: 'older' },
  creative: {
    type: 'image',
    url: '',
    alt: 'The creative of an older report',
    fileName: '',
    width: 1,
    height: 1,
    bytes: 0,
    format: '',
    sha256: '',
  },
  adCopy: null,
  scoreBreakdown: [],
  percentiles: null,
  audits: [],
  keyInsights: { strengths: [], weaknesses: [] },
  recommendations: [],
  optimizationRecommendations: {
    copyEdits: [],
    ctaVariations: [],
    emotionalRewrites: [],
    audienceAlignment: [],
    platformAdaptations: [],
  },
  abTestingIdeas: [],
  performancePredictions: [],
  reasoningTransparency: { detailedExplanations: [], influencingElements: [], benchmarks: [] },
  resonanceScoreBreakdown: {
    clarityReadability: NOT_JUDGED,
    emotionalAppeal: NOT_JUDGED,
    callToActionStrength: NOT_JUDGED,
    relevanceToAudience: NOT_JUDGED,
    overallPredictedResonance: NOT_JUDGED,
  },
  visualComposition: NOT_JUDGED,
  colorAnalysis: { ...NOT_JUDGED, dominantColors: [] },
  typographyAnalysis: NOT_JUDGED,
  brandConsistency: NOT_JUDGED,
  technicalQuality: { assessment: 'Average', explanation: 'Not recorded in this report.' },
  platformRecommendations: [],
  placements: [],
  elements: { text: [], faces: [], callToAction: null, brand: [] },
  understood: null,
  objective: null,
  told: null,
  attention: null,
  failures: [],
  words: EMBEDDED_WORDS,
};

/** What entries of older lists lack. */
const ENTRIES: Readonly<Record<string, Fields>> = {
  scoreBreakdown: { weight: 0 },
  recommendations: { audit: '', category: '', text: '', points: 0, effort: 'hour', evidence: [] },
  abTestingIdeas: { sampleSizePerVariant: sampleSize({ baseRate: 0.01, relativeChange: 0.2 }) },
  performancePredictions: { range: '', method: '', caveat: '' },
};

/** Whether it is a report from before reports named their versions. */
export const isOlderReport = (stored: unknown): stored is Fields =>
  isFields(stored) &&
  !('versions' in stored) &&
  typeof (stored['overallScore'] ?? stored['overallCreativeScore']) === 'number';

/** Opens it. Older fields stand for newer ones that are missing; a part that is missing or cannot be read is empty. */
export function readOlderReport(stored: Fields): Analysis {
  const score = partOf('overallScore', stored['overallScore'] || stored['overallCreativeScore']) ?? 0;
  const creative = partOf('creative', stored['creative']);
  const adCopy = partOf('adCopy', stored['adCopy']);
  const given: Fields = {
    keyInsights: stored['keyTakeaways'],
    interval: { low: score, high: score, lowGrade: letterOf(score), highGrade: letterOf(score) },
    kind: `${creative.type === 'video' ? 'video' : 'banner'}${adCopy === null ? '' : '-copy'}`,
    ...stored,
    overallScore: score,
  };
  return analysisSchema.parse(
    Object.fromEntries(
      Object.keys(analysisSchema.shape).map((key) => [key, partOf(key as keyof Analysis, given[key])]),
    ),
  );
}

function partOf<Key extends keyof Analysis>(key: Key, given: unknown): Analysis[Key] {
  const empty: unknown = EMPTY[key];
  const part = isFields(given) && isFields(empty) ? { ...empty, ...given } : given;
  const { data } = analysisSchema.shape[key].safeParse(
    Array.isArray(part)
      ? part
          .map((entry, at) => entryOf(key, entry, at))
          .filter((entry) => analysisSchema.shape[key].safeParse([entry]).success)
      : part,
  );
  return (data ?? EMPTY[key]) as Analysis[Key];
}

/** Older lists also have plain sentences. */
function entryOf(list: string, entry: unknown, at: number): unknown {
  const lacking = ENTRIES[list];
  if (!lacking) return entry;
  const given = isFields(entry) ? entry : { title: entry };
  return { id: `older-${at}`, ...lacking, ...given };
}
