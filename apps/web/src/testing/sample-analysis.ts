import { type AnalyzedCreative, EMBEDDED_WORDS, letterOf } from '@adjudge/contract';
import { BRAND_BOX, BUTTON_BOX, HEADLINE_BOX, OFFER_BOX, SAMPLE_COPY } from './sample-audits.ts';
import { sampleAudits, sampleCategories, samplePercentiles, sampleScore } from './sample-scores.ts';
import { sampleRecommendations, sampleWords } from './sample-words.ts';

const ANALYSIS_ID = 'tidewell-sample-00001';
const COLUMNS = 16;

/** Two soft peaks: headline and bottle. */
const attentionValues = btoa(
  Array.from({ length: COLUMNS * COLUMNS }, (_, cell) => {
    const x = ((cell % COLUMNS) + 0.5) / COLUMNS;
    const y = (Math.floor(cell / COLUMNS) + 0.5) / COLUMNS;
    const hill = (cx: number, cy: number, width: number) =>
      Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / width);
    return String.fromCharCode(
      Math.round(255 * Math.min(1, hill(0.38, 0.2, 0.03) + 0.8 * hill(0.7, 0.6, 0.04))),
    );
  }).join(''),
);

const judged = (score: number, explanation: string) => ({ score, explanation });

const placement = {
  platform: 'Meta',
  kept: 1,
  fits: true,
  covered: [],
  smallestTextPx: 15,
  enoughPixels: true,
  withinWeight: true,
  crop: { x: 0, y: 0, w: 1, h: 1 },
};

/** A complete, plausible report on a banner for a fictional tea. `overrides` replace whole top-level parts. */
export function anAnalysis(overrides: Partial<AnalyzedCreative> = {}): AnalyzedCreative {
  return {
    analysisId: ANALYSIS_ID,
    overallScore: sampleScore,
    grade: letterOf(sampleScore),
    interval: { low: 64.2, high: 71.8, lowGrade: letterOf(64.2), highGrade: letterOf(71.8) },
    deductions: [],
    ceiling: null,
    coverage: 0.96,
    verdict:
      'The layout is clean with a clear headline. The offer is hard to read, and the button does not stand out.',
    kind: 'banner-copy',
    versions: { schema: 1, engine: '0.1.0', rubric: '1.0.0' },
    creative: {
      type: 'image',
      url: `/_api/analysis/creative/${ANALYSIS_ID}`,
      alt: 'Ad reading “Cold tea, slow steeped.”, call to action “Learn more”',
      fileName: 'tidewell-square.png',
      width: 1080,
      height: 1080,
      bytes: 120_832,
      format: 'png',
      sha256: '0'.repeat(64),
    },
    adCopy: SAMPLE_COPY,
    scoreBreakdown: sampleCategories,
    percentiles: samplePercentiles,
    audits: sampleAudits,
    recommendations: sampleRecommendations,
    ...sampleWords,
    resonanceScoreBreakdown: {
      clarityReadability: judged(57.9, 'Message clarity and copy quality.'),
      emotionalAppeal: judged(81, 'Warm colours.'),
      callToActionStrength: judged(37.9, 'The button is lost.'),
      relevanceToAudience: judged(70, 'The first sentence names the reader’s worry.'),
      overallPredictedResonance: judged(61.7, 'The mean of the four.'),
    },
    visualComposition: judged(89.4, 'The layout is clean with one subject.'),
    colorAnalysis: {
      ...judged(81, 'Sand and amber, one dark green.'),
      dominantColors: [
        { hex: '#F0DDBD', share: 0.48 },
        { hex: '#C58B3B', share: 0.23 },
        { hex: '#1F3A33', share: 0.14 },
      ],
    },
    typographyAnalysis: judged(72, 'One family, two sizes.'),
    brandConsistency: judged(63.8, 'The name appears once, and small.'),
    technicalQuality: { assessment: 'Good', explanation: 'Sharp, 118 kB, no blocking.' },
    placements: [
      {
        ...placement,
        id: 'meta-feed-square',
        name: 'Feed 1:1',
        ratio: 1,
        displayWidth: 390,
        displayHeight: 390,
        score: 96,
      },
      {
        ...placement,
        id: 'meta-reels',
        name: 'Reels 9:16',
        ratio: 0.5625,
        displayWidth: 390,
        displayHeight: 693,
        crop: { x: 0.22, y: 0, w: 0.5625, h: 1 },
        safeZone: { x: 0.2538, y: 0.14, w: 0.495, h: 0.51 },
        kept: 0.5625,
        fits: false,
        covered: [
          { text: 'Cold tea, slow steeped.', box: HEADLINE_BOX, why: 'crop' },
          { text: 'Learn more', box: BUTTON_BOX, why: 'safe-zone' },
        ],
        smallestTextPx: 9.4,
        score: 38,
      },
    ],
    elements: {
      text: [
        {
          text: 'Cold tea, slow steeped.',
          role: 'headline',
          box: HEADLINE_BOX,
          confidence: 0.98,
          contrast: 9.2,
        },
        { text: '2 for 1 until Friday', role: 'offer', box: OFFER_BOX, confidence: 0.93, contrast: 2.1 },
      ],
      faces: [],
      callToAction: { text: 'Learn more', box: BUTTON_BOX, kind: 'button' },
      brand: [{ text: 'TIDEWELL', box: BRAND_BOX }],
    },
    understood: {
      headline: { text: 'Cold tea, slow steeped.', p: 0.94, box: HEADLINE_BOX },
      brand: { text: 'TIDEWELL', p: 0.54, box: BRAND_BOX },
      request: { text: 'Learn more', p: 0.9, box: BUTTON_BOX },
      offer: { text: '2 for 1 until Friday', p: 0.42, box: OFFER_BOX },
      subject: null,
    },
    objective: {
      is: 'response',
      guessed: true,
      chances: { awareness: 0.12, consideration: 0.16, response: 0.72 },
      weights: [
        {
          category: 'call-to-action',
          name: 'Call to Action',
          times: 1.2,
          reason: 'A response ad pays for clicks, so it has to ask for them.',
        },
      ],
    },
    told: null,
    attention: {
      columns: COLUMNS,
      rows: COLUMNS,
      values: attentionValues,
      centres: [
        { x: 0.38, y: 0.2, share: 0.41 },
        { x: 0.7, y: 0.6, share: 0.33 },
      ],
    },
    failures: [{ measurement: 'Faces', reason: 'The face model did not answer within its time.' }],
    words: EMBEDDED_WORDS,
    ...overrides,
  };
}
