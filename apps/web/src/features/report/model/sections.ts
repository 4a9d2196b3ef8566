import type { AnalyzedCreative } from '@adjudge/contract';
import type { Fixes } from './fixes.ts';

/**
 * The bar's links, few and short enough for one row on a phone, with the sections that each one stands for. Both are in
 * reading order: sections of one link that lie apart would make the mark of the current link jump back and forth.
 */
const LINKS = [
  ['Fixes', ['fixes']],
  ['Score', ['categories']],
  ['Advice', ['recommendations', 'insights', 'see-it-fixed', 'predictions', 'opinion']],
  ['Video', ['video-analysis']],
  ['Copy', ['copy', 'words']],
  ['Placements', ['placements']],
  ['Details', ['video-details', 'breakdown', 'reasoning', 'tests', 'grading', 'documentation']],
] as const;

export type SectionId = (typeof LINKS)[number][1][number];

export interface SectionLink {
  readonly name: string;
  /** Where the link leads: the first of its sections that the report has. */
  readonly id: SectionId;
  readonly sections: readonly SectionId[];
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

/** Links to the sections that this report has for this reader. */
export function sectionLinksOf({ analysis, fixes, audience }: Reading): SectionLink[] {
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
  return LINKS.flatMap(([name, all]) => {
    const sections = [...all].filter(has);
    const [id] = sections;
    return id === undefined ? [] : [{ name, id, sections }];
  });
}

export const sectionElementId = (id: SectionId): string => `section-${id}`;
