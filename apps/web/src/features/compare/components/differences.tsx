import { type Difference, formatPoints, describeDifference } from '@adjudge/contract';

const SHOWN = 8;

/** What distinguishes the creatives, as measured values, largest difference first. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <section aria-labelledby="compared-differences" className="mt-12">
      <h2 id="compared-differences" className="text-xl font-bold tracking-tight">
        What makes the difference
      </h2>
      <ol className="mt-4 border-t border-rule">
        {differences.slice(0, SHOWN).map((difference) => (
          <li key={difference.id} className="flex gap-6 border-b border-rule py-3 text-md">
            <span className="min-w-0 grow break-words">{describeDifference(difference)}</span>
            <span className="shrink-0 font-mono text-soft">
              {formatPoints(difference.points)}
              <span className="sr-only"> points between them</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-soft">The figures are the points between the two scores.</p>
    </section>
  );
}
