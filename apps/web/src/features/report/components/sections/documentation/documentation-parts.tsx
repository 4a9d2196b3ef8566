import { type Recommendation, findingSummary, groupBy, phases, describeCoverage } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';
import { Reasons } from '../scoring/analysis-reasoning.tsx';
import { PricedRecommendation } from '../advice/priced-recommendation.tsx';

function Summary() {
  const { verdict, overallScore, grade, interval, coverage, keyInsights } = useReport().analysis;
  const score =
    overallScore === null
      ? 'There is no score: too little could be measured.'
      : `It scores ${overallScore} of 100, grade ${grade}; the score lies between ${interval.low} and ${interval.high}.`;
  return (
    <div className="grid gap-6">
      <p className="max-w-[70ch]">
        {verdict} {score} {describeCoverage(coverage)}
      </p>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <Reasons title="Strengths" items={keyInsights.strengths} />
        <Reasons title="Weaknesses" items={keyInsights.weaknesses} />
      </div>
    </div>
  );
}

function DetailedFindings() {
  const { analysis, findings } = useReport();
  const nameOf = new Map(analysis.scoreBreakdown.map(({ id, category }) => [id, category]));
  return (
    <div className="grid gap-8">
      {groupBy(findings, ({ audit }) => nameOf.get(audit.category) ?? audit.category).map(
        ([category, own]) => (
          <div key={category}>
            <h3 className="mb-2 text-md font-semibold">{category}</h3>
            <ul className="grid max-w-[80ch] gap-3 text-md">
              {own.map(({ audit }) => {
                const { heading, rest } = findingSummary(audit);
                return (
                  <li key={audit.id}>
                    <strong className="font-semibold">{heading}</strong> {rest}
                  </li>
                );
              })}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}

function Roadmap() {
  const { analysis, fixes } = useReport();
  const { quick, later } = phases(analysis.recommendations, fixes.whatIf);
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <Phase title="Phase 1: Quick Wins" items={quick} />
      <Phase title="Phase 2: Strategic Enhancements" items={later} />
    </div>
  );
}

const Phase = ({ title, items }: { title: string; items: readonly Recommendation[] }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-md font-semibold">{title}</h3>
    {items.length === 0 ? <p className="text-md text-soft">Nothing is left for this phase.</p> : null}
    <ol>
      {items.map((recommendation) => (
        <li key={recommendation.id} data-print="whole">
          <PricedRecommendation recommendation={recommendation} />
        </li>
      ))}
    </ol>
  </section>
);

/** Ordered for a reader who decides first and works on the ad last. */
export const DOCUMENTATION_PARTS = [
  { name: 'Summary', Part: Summary },
  { name: 'Detailed Findings', Part: DetailedFindings },
  { name: 'Implementation', Part: Roadmap },
] as const;
