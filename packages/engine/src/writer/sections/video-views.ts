import type { Analysis, AuditResult, VideoAdvice, VideoAnalysis } from '../../report.ts';
import { auditsOf } from '../../rubrics/index.ts';
import type { Rubric } from '../../rubrics/rubric.ts';
import { type Material, detailOf } from '../advice/advice-details.ts';
import { type Facts, countedAudits, artifactIn, isVideoReport } from '../facts.ts';
import { isViewedBy, view } from './views.ts';

/** Below these sub-scores advice is given. From the product specification, section 9. */
const TRIGGERS = { openingHook: 70, pacing: 70, platform: 80, callToActionTiming: 75 } as const;

/** Most changes per area. */
const MOST = 2;

type VideoParts = Pick<Analysis, 'videoAnalysis' | 'videoMetadata' | 'videoSpecificAnalysis'> & {
  readonly videoSpecific: VideoAdvice[] | null;
};

const OF_PICTURES: VideoParts = {
  videoAnalysis: null,
  videoMetadata: null,
  videoSpecificAnalysis: null,
  videoSpecific: null,
};

/** The specification's sub-scores for a video. They only regroup the same audits and add no new judgment. All null for a picture. */
export function videoViews(facts: Facts, rubric: Rubric, material: Material): VideoParts {
  if (!isVideoReport(facts)) return OF_PICTURES;
  const { openingHook, pacing, platform, callToActionTiming } = AREAS;
  const storytelling = view(facts, inCategory('storytelling-flow'));
  const videoAnalysis: VideoAnalysis = {
    openingHookStrength: view(facts, openingHook),
    visualStorytellingFlow: storytelling,
    motionAndPacing: view(facts, inCategory('motion-and-pacing')),
    platformOptimization: view(facts, platform),
    engagementRetention: view(facts, inCategory('engagement-retention')),
    ctaTimingPlacement: view(facts, callToActionTiming),
  };
  return {
    videoAnalysis,
    videoMetadata: metadata(facts),
    videoSpecificAnalysis: {
      pacing: view(facts, pacing),
      motion: view(facts, isViewedBy('motion')),
      storytelling,
      openingHook: videoAnalysis.openingHookStrength,
    },
    videoSpecific: advise(facts, rubric, material),
  };
}

type Choice = (audit: AuditResult) => boolean;

const AREAS = {
  openingHook: inCategory('opening-hook'),
  pacing: isViewedBy('pacing'),
  platform: inCategory('platform-fit'),
  callToActionTiming: isViewedBy('callToActionTiming'),
} as const satisfies Record<VideoAdvice['area'], Choice>;

function inCategory(id: string): Choice {
  return ({ category }) => category === id;
}

/** The costliest changes for each area with a low sub-score; none is listed twice. */
function advise(facts: Facts, rubric: Rubric, material: Material): VideoAdvice[] {
  const titles = new Map(auditsOf(rubric).map(({ id, words }) => [id, words.action]));
  const told = new Set<string>();
  return (['openingHook', 'pacing', 'platform', 'callToActionTiming'] as const).flatMap((area) => {
    const own = countedAudits(facts.total.audits).filter(AREAS[area]);
    if (own.length === 0 || view(facts, AREAS[area]).score >= TRIGGERS[area]) return [];
    const costly = own
      .filter(({ id, score }) => !told.has(id) && (score ?? 100) < TRIGGERS[area])
      .toSorted((a, b) => b.pointsLost - a.pointsLost)
      .slice(0, MOST);
    for (const { id } of costly) told.add(id);
    return costly.map((audit) => ({
      area,
      title: titles.get(audit.id) ?? audit.title,
      text: `${audit.fix} ${detailOf(audit, facts, material)}`.trim() || audit.observation,
      second: audit.evidence.find(({ second }) => second !== undefined)?.second ?? null,
    }));
  });
}

function metadata(facts: Facts): Analysis['videoMetadata'] {
  const video = artifactIn(facts, 'video');
  const image = artifactIn(facts, 'image');
  if (!video) return null;
  const shown = { width: image?.width ?? 0, height: image?.height ?? 0 };
  const read = artifactIn(facts, 'scenes')?.readAt.length ?? 0;
  return {
    duration: video.durationSeconds,
    format: video.format,
    fileSize: facts.creative.bytes.length,
    dimensions: video.stored ?? shown,
    thumbnailUrl: null,
    fileName: facts.creative.fileName,
    aspectRatio: shown.height > 0 ? Math.round((1000 * shown.width) / shown.height) / 1000 : 0,
    extractedFrames: read,
    frameAnalysisAvailable: read > 0,
  };
}
