import type { AnalyzedCreative } from '@adjudge/contract';
import type { Fixes } from './fixes.ts';

/** The report's sections in reading order, with names short enough for the bar. */
const NAMES = {
  fixes: 'Fixes',
  categories: 'Categories',
  recommendations: 'Recommendations',
  insights: 'Insights',
  'video-analysis': 'Video',
  'see-it-fixed': 'See it fixed',
  predictions: 'Predictions',
  opinion: 'Second opinion',
  copy: 'Copy',
  words: 'Words to try',
  placements: 'Placements',
  'video-details': 'File',
  breakdown: 'Breakdown',
  reasoning: 'Reasoning',
  tests: 'A/B tests',
  grading: 'Method',
  documentation: 'Documentation',
} as const;

export type SectionId = keyof typeof NAMES;

export interface Section {
  readonly id: SectionId;
  readonly name: string;
}

/** Sections for working on the ad. Only the owner sees them. */
const OWNER_SECTIONS: ReadonlySet<SectionId> = new Set([
  'words',
  'placements',
  'breakdown',
  'reasoning',
  'tests',
  'documentation',
]);

const OF_VIDEOS: ReadonlySet<SectionId> = new Set(['video-analysis', 'video-details']);

interface Reading {
  readonly analysis: AnalyzedCreative;
  readonly fixes: Fixes;
  readonly audience: 'owner' | 'anybody';
}

/** The sections that this report has for this reader. */
export function sectionsOf({ analysis, fixes, audience }: Reading): Section[] {
  const film = analysis.creative.type === 'video';
  const has = (id: SectionId): boolean => {
    if (audience === 'anybody' && OWNER_SECTIONS.has(id)) return false;
    if (OF_VIDEOS.has(id)) return film;
    if (id === 'opinion') return analysis.secondOpinion !== undefined;
    if (id === 'placements')
      return analysis.placements.length > 0 || analysis.platformRecommendations.length > 0;
    if (id === 'see-it-fixed')
      return !film && audience === 'owner' && (fixes.whatIf !== null || fixes.ask !== null);
    return true;
  };
  return (Object.keys(NAMES) as SectionId[]).filter(has).map((id) => ({ id, name: NAMES[id] }));
}

export const sectionElementId = (id: SectionId): string => `section-${id}`;
