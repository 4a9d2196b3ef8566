import type { Analysis, Placement } from '@adjudge/engine/report';
import { groupBy } from '../roadmap.ts';

const QUOTE = 32;

const quoted = (text: string): string => `“${text.length > QUOTE ? `${text.slice(0, QUOTE)}…` : text}”`;

/** Which words a placement cuts off or covers: '“Shop now” and 2 more'. */
export const lostWords = ({ covered: [first, ...others] }: Placement): string => {
  if (!first) return 'nothing';
  return others.length === 0 ? quoted(first.text) : `${quoted(first.text)} and ${others.length} more`;
};

/** Recommended changes by platform, without duplicates. */
export const platformAdvice = ({
  optimizationRecommendations,
  platformRecommendations,
}: Analysis): [platform: string, advice: string[]][] =>
  groupBy(
    [
      ...(optimizationRecommendations.platformAdaptations ?? []).map(
        ({ platform, change }) => [platform, change] as const,
      ),
      ...platformRecommendations.flatMap(({ platform, recommendations }) =>
        recommendations.map((text) => [platform, text] as const),
      ),
    ],
    ([platform]) => platform,
  ).map(([platform, own]) => [platform, [...new Set(own.map(([, text]) => text))]]);
