import type { AnalyzedCreative, Timeline, VideoAdvice } from '@adjudge/contract';
import { anAnalysis } from './sample-analysis.ts';
import { BRAND_BOX, BUTTON_BOX, HEADLINE_BOX, OFFER_BOX } from './sample-audits.ts';

const DURATION = 12;
const STEP = 0.5;

const bySteps = (value: (second: number) => number): number[] =>
  Array.from({ length: DURATION / STEP }, (_, index) => value(index * STEP));

/** A 12-second video in three shots. Brand and button appear at the end. */
export const aTimeline = (overrides: Partial<Timeline> = {}): Timeline => ({
  duration: DURATION,
  step: STEP,
  shots: [
    { start: 0, end: 3.5 },
    { start: 3.5, end: 8 },
    { start: 8, end: 12 },
  ],
  attention: bySteps((second) => 0.45 + 0.4 * Math.cos(second / 2)),
  motion: bySteps((second) => (second % 4 < 1 ? 0.8 : 0.25)),
  brightness: bySteps((second) => 0.5 + second / 40),
  loudness: bySteps((second) => (second < 1 ? -60 : -18 - (second % 3))),
  text: [
    { start: 0.5, end: 3.5, text: 'Cold tea, slow steeped.', role: 'headline' },
    { start: 2, end: 6, text: '2 for 1 until Friday', role: 'offer' },
  ],
  faces: [],
  brand: [{ start: 9, end: 12 }],
  callToAction: [{ start: 10, end: 12, text: 'Learn more' }],
  speech: [{ start: 1, end: 7.5 }],
  frames: [
    { second: 1, boxes: [{ kind: 'text', label: 'Cold tea, slow steeped.', box: HEADLINE_BOX }] },
    {
      second: 3.4,
      boxes: [
        { kind: 'text', label: 'Cold tea, slow steeped.', box: HEADLINE_BOX },
        { kind: 'text', label: '2 for 1 until Friday', box: OFFER_BOX },
      ],
    },
    { second: 3.6, boxes: [{ kind: 'text', label: '2 for 1 until Friday', box: OFFER_BOX }] },
    {
      second: 11,
      boxes: [
        { kind: 'brand', label: 'TIDEWELL', box: BRAND_BOX },
        { kind: 'callToAction', label: 'Learn more', box: BUTTON_BOX },
      ],
    },
  ],
  ...overrides,
});

/** The second at which each sample audit saw its evidence. */
const MOMENTS: Readonly<Record<string, number>> = {
  'offer-contrast': 3.6,
  'headline-size': 1,
  'button-contrast': 11,
};

/** Findings of a sub-score, in the words of the report. */
const explained = ({ audits }: AnalyzedCreative, ...ids: string[]): string =>
  audits
    .filter(({ id }) => ids.includes(id))
    .map(({ title, observation }) => `${title}: ${observation}`)
    .join(' ');

function overTime(
  banner: AnalyzedCreative,
): Pick<AnalyzedCreative, 'videoAnalysis' | 'videoMetadata' | 'videoSpecificAnalysis'> {
  const hook = { score: 71.6, explanation: explained(banner, 'headline-size', 'offer-contrast') };
  const storytelling = { score: 82.2, explanation: 'The reason comes before the request.' };
  return {
    videoAnalysis: {
      openingHookStrength: hook,
      visualStorytellingFlow: storytelling,
      motionAndPacing: { score: 90.4, explanation: 'The video has no dangerous flashing.' },
      platformOptimization: { score: 64, explanation: 'The video has too few pixels.' },
      engagementRetention: {
        score: 0,
        explanation: 'Not measured on this ad.',
      },
      ctaTimingPlacement: { score: 43.9, explanation: explained(banner, 'button-contrast') },
    },
    videoMetadata: {
      duration: DURATION + 0.02,
      format: 'mp4',
      fileSize: 4_120_832,
      dimensions: { width: 1080, height: 1920 },
      thumbnailUrl: null,
      fileName: 'tidewell.mp4',
      aspectRatio: 0.563,
      extractedFrames: 10,
      frameAnalysisAvailable: true,
    },
    videoSpecificAnalysis: {
      pacing: { score: 88, explanation: 'Something new appears every few seconds.' },
      motion: { score: 91, explanation: 'The opening has movement.' },
      storytelling,
      openingHook: hook,
    },
  };
}

export const sampleVideoAdvice: readonly VideoAdvice[] = [
  {
    area: 'platform',
    title: 'Export with more pixels',
    text: 'The video will look soft on a phone. Export it from the original at 1080 x 1920 px.',
    second: null,
  },
  {
    area: 'callToActionTiming',
    title: 'Make the button stand out',
    text: 'The button does not stand out. Fill it with the color of the headline.',
    second: 11,
  },
];

/** A complete, plausible report on a video for the same tea. `overrides` replace whole top-level parts. */
export function aVideoAnalysis(overrides: Partial<AnalyzedCreative> = {}): AnalyzedCreative {
  const banner = anAnalysis();
  return {
    ...banner,
    kind: 'video-copy',
    creative: {
      ...banner.creative,
      type: 'video',
      fileName: 'tidewell.mp4',
      format: 'mp4',
      bytes: 4_120_832,
    },
    audits: banner.audits.map((audit) => ({
      ...audit,
      evidence: audit.evidence.map((one) => {
        const second = MOMENTS[audit.id];
        return second === undefined ? one : { ...one, second };
      }),
    })),
    ...overTime(banner),
    optimizationRecommendations: {
      ...banner.optimizationRecommendations,
      videoSpecific: [...sampleVideoAdvice],
    },
    timeline: aTimeline(),
    ...overrides,
  };
}
