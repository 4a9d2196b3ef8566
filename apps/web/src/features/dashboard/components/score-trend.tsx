import type { AnalysesSummary } from '@adjudge/contract';
import { shownScore } from '../../../components/ui/scores/band.ts';
import { formatDate } from '../../../lib/format-date.ts';

/** Minimum height of the scale in points, so that small changes do not look like drops. */
const SPAN_LEAST = 20;

const WIDTH = 300;
const HEIGHT = 48;

/** The latest scores as a line, oldest first, scaled between the lowest and the highest of them. */
export function ScoreTrend({ trend }: { trend: AnalysesSummary['trend'] }) {
  const scores = trend.map(({ overallScore }) => overallScore);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const foot = Math.min(low, (low + high - SPAN_LEAST) / 2);
  const head = Math.max(high, foot + SPAN_LEAST);
  const heightOf = (score: number) => (1 - (score - foot) / (head - foot)) * HEIGHT;
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;
  const course = scores
    .map((score, index) => `${(index / (scores.length - 1)) * WIDTH},${heightOf(score).toFixed(2)}`)
    .join(' ');
  const spoken =
    `Your last ${trend.length} scores, from ${formatDate(first.createdAt)} to ${formatDate(last.createdAt)}: ` +
    `first ${shownScore(first.overallScore)}, last ${shownScore(last.overallScore)}, ` +
    `lowest ${shownScore(low)}, highest ${shownScore(high)}.`;
  return (
    <figure className="border-rule py-4 max-lg:border-t lg:grow lg:border-l lg:pl-6">
      <figcaption aria-hidden className="flex justify-between gap-4 text-xs text-soft sm:text-sm">
        <span>Last {trend.length} scores</span>
        <span className="font-mono text-xs">
          {shownScore(low)} to {shownScore(high)}
        </span>
      </figcaption>
      <div role="img" aria-label={spoken} className="relative mt-3 mr-1.5 h-12">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible"
        >
          <line
            x1="0"
            x2={WIDTH}
            y1={HEIGHT}
            y2={HEIGHT}
            stroke="var(--rule)"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={course}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="1.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          className="absolute right-0 size-2.5 translate-x-1/2 -translate-y-1/2 rounded-full bg-guide ring-2 ring-paper"
          style={{ top: `${(heightOf(last.overallScore) / HEIGHT) * 100}%` }}
        />
      </div>
    </figure>
  );
}
