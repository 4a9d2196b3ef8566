import { type Finding, unbroken } from '@adjudge/contract';
import { Lightbulb } from 'lucide-react';
import { FindingFacts } from './finding-facts.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

/** What was seen, measured and is good, what it costs, how to fix it, and why anybody should care. */
export function FindingCard({ finding }: { finding: Finding }) {
  const { audit } = finding;
  return (
    <div
      className="grid gap-4 border-l-3 border-guide bg-tint px-4 py-4 sm:px-5 print:gap-2 print:border-l print:bg-transparent print:py-0"
      data-print="whole"
    >
      <p className="text-md">{unbroken(audit.observation)}</p>
      <FindingFacts finding={finding} />
      {finding.costs || finding.recommendation ? (
        <p className="flex gap-2.5 text-md">
          <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-guide-text" />
          <span>
            <strong className="font-semibold">How to fix it. </strong>
            {unbroken(audit.fix)}
          </span>
        </p>
      ) : null}
      <p className="max-w-[70ch] border-t border-rule pt-3 text-md text-soft print:border-none print:pt-0">
        {audit.why} <WhyItMatters audit={audit} />
      </p>
    </div>
  );
}
