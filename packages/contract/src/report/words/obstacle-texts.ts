import type { Obstacle } from '@adjudge/engine/report';

export const OBSTACLE_TEXTS: Record<Obstacle, string> = {
  media: 'Banners and videos are graded by different checks, so their scores cannot be compared directly.',
  copy: 'Some were graded with ad copy and some without. Compare the categories they share, not the overall scores.',
  rubric: 'They were graded by different rubrics. Grade them again to compare them.',
  engine: 'They were graded by different versions of Adjudge. Grade them again to compare them.',
  reader:
    'Not all were scored with the same second reader, so their scores cannot be compared. Categories and differences below are what the checks alone give.',
  score: 'We could not measure enough of at least one of them for a score.',
};
