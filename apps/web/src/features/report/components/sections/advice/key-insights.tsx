import {
  type Finding,
  NO_STRENGTH,
  NO_WEAKNESS,
  formatPoints,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import { Check, X } from 'lucide-react';
import { type Insight, insightsOf } from '../../../model/insights.ts';
import { useReport } from '../../../model/report-state.ts';
import { FindingLink } from '../../findings/finding-link.tsx';
import { FoldedSection } from '../../folded-section.tsx';

/** Strengths and weaknesses. Findings are shown as their title, linked to their full text; everything else as a sentence. */
export function KeyInsights() {
  const { analysis, findings } = useReport();
  const strengths = insightsOf(analysis.keyInsights.strengths, findings);
  const weaknesses = insightsOf(analysis.keyInsights.weaknesses, findings);
  return (
    <FoldedSection
      id="insights"
      title="Key insights"
      aside={`${strengths.length} strong · ${weaknesses.length} weak`}
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Insights title="Strengths" items={strengths} good empty={NO_STRENGTH} />
        <Insights title="Weaknesses" items={weaknesses} empty={NO_WEAKNESS} />
      </div>
    </FoldedSection>
  );
}

interface InsightsProps {
  title: string;
  items: readonly Insight[];
  empty: string;
  good?: boolean;
}

function Insights({ title, items, empty, good = false }: InsightsProps) {
  return (
    <div>
      <h3 className="mb-1 text-md font-semibold">{title}</h3>
      {items.length === 0 ? <p className="text-md text-soft">{empty}</p> : null}
      <ul className="grid gap-0.5">
        {items.map(({ text, finding }) => (
          <li key={text}>
            {finding ? (
              <FindingLink finding={finding} aside={good ? null : <Cost finding={finding} />} />
            ) : (
              <Sentence text={text} good={good} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Cost = ({ finding: { audit } }: { finding: Finding }) => (
  <span className="font-mono text-xs text-poor-text">
    −{formatPoints(audit.pointsLost)}
    <span className="sr-only"> points</span>
  </span>
);

/** An insight that belongs to no check: what readers would praise, or text from a language model or an older report. */
function Sentence({ text, good }: { text: string; good: boolean }) {
  const Sign = good ? Check : X;
  return (
    <p className="flex gap-2.5 text-md">
      <Sign aria-hidden className={`mt-1 size-4 shrink-0 ${good ? 'text-good-text' : 'text-poor-text'}`} />
      {withNonBreakingSpaces(text)}
    </p>
  );
}
