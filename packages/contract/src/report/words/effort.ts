import type { Recommendation } from '@adjudge/engine/report';

export const EFFORT: Record<Recommendation['effort'], string> = {
  minutes: 'A few minutes',
  hour: 'About an hour',
  redesign: 'A redesign',
};
