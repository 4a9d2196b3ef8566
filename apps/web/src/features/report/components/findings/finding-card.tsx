import {
  type Finding,
  type Recommendation,
  isFigureOnly,
  sentenceBelowHeading,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import { Lightbulb } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { useReport } from '../../model/report-state.ts';
import { FindingFacts } from './finding-facts.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

/**
 * What was measured and what is good, what it costs, and why it matters. Omits what a recommendation already says. A
 * plain figure gets no further text.
 */
export function FindingCard({ finding }: { finding: Finding }) {
  const { audit, recommendation, costs } = finding;
  const figure = isFigureOnly(audit);
  const sentence = sentenceBelowHeading(audit);
  const isSaid = (words: string) => figure || (recommendation?.text.includes(words) ?? false);
  return (
    <div
      className="grid gap-4 border-l-3 border-guide bg-tint px-4 py-4 sm:px-5 print:gap-2 print:border-l print:bg-transparent print:py-0"
      data-print="whole"
    >
      {sentence === '' || isSaid(sentence) ? null : (
        <p className="text-md">{withNonBreakingSpaces(sentence)}</p>
      )}
      <FindingFacts finding={finding} />
      {recommendation && isSaid(audit.fix) ? (
        <AdviceReference recommendation={recommendation} />
      ) : audit.fix !== '' && (costs || recommendation) ? (
        <p className="flex gap-2.5 text-md">
          <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-guide-text" />
          <span>
            <strong className="font-semibold">How to fix it. </strong>
            {withNonBreakingSpaces(audit.fix)}
          </span>
        </p>
      ) : null}
      {figure ? null : (
        <p className="max-w-[70ch] border-t border-rule pt-3 text-md text-soft print:border-none print:pt-0">
          {audit.why} <WhyItMatters audit={audit} />
        </p>
      )}
    </div>
  );
}

function AdviceReference({ recommendation }: { recommendation: Recommendation }) {
  const { revealAdvice } = useReport();
  return (
    <p className="flex items-center gap-2.5 text-md">
      <Lightbulb aria-hidden className="size-5 shrink-0 text-guide-text" />
      <span>
        <strong className="font-semibold">How to fix it: </strong>
        <Button variant="link" size="sm" onClick={() => revealAdvice(recommendation)}>
          {recommendation.title}
        </Button>
      </span>
    </p>
  );
}
