import { withNonBreakingSpaces } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';

/** How the score was reached, what moved it most, and what it was compared with. */
export function AnalysisReasoning() {
  const { detailedExplanations, influencingElements, benchmarks } =
    useReport().analysis.reasoningTransparency;
  return (
    <div className="grid gap-8 lg:grid-cols-3 lg:gap-12">
      <Reasons title="Explanation" items={detailedExplanations} />
      <Reasons title="What moved the score" items={influencingElements} />
      <Reasons title="Benchmarks" items={benchmarks} />
    </div>
  );
}

export function Reasons({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-3 text-md font-semibold">{title}</h3>
      {items.length === 0 ? <p className="text-md text-soft">Nothing to report.</p> : null}
      <ul className="grid max-w-[70ch] gap-2.5 text-md">
        {items.map((item) => (
          <li key={item}>{withNonBreakingSpaces(item)}</li>
        ))}
      </ul>
    </div>
  );
}
