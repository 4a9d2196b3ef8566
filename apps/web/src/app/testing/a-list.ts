import type { ListedAnalysis } from '@adjudge/contract';

export const LISTED_ID = 'listed-analysis-00001';

export const aListedAnalysis = (overrides: Partial<ListedAnalysis> = {}): ListedAnalysis => ({
  publicId: LISTED_ID,
  name: 'spring-tea',
  version: { number: 1, of: 1 },
  campaignId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  creative: { type: 'image', url: `/_api/analysis/creative/${LISTED_ID}`, alt: 'A tea tin' },
  overallScore: 84.4,
  scoredWith: null,
  grade: 'B',
  adCopy: 'A quiet cup, whenever the tide is out.',
  isPublic: false,
  viewCount: 0,
  ...overrides,
});
