import { unbroken } from '@adjudge/contract';
import { Check, X } from 'lucide-react';
import { useReport } from '../../model/report-state.ts';
import { ReportSection } from '../report-section.tsx';

/** What works and what does not, in sentences. */
export function KeyInsights() {
  const { strengths, weaknesses } = useReport().analysis.keyInsights;
  return (
    <ReportSection title="Key insights">
      <div className="grid gap-x-8 sm:grid-cols-2">
        <Insights title="Strengths" items={strengths} good empty="No check stands out as a strength." />
        <Insights title="Weaknesses" items={weaknesses} empty="No check found a weakness worth naming." />
      </div>
    </ReportSection>
  );
}

interface InsightsProps {
  title: string;
  items: readonly string[];
  empty: string;
  good?: boolean;
}

function Insights({ title, items, empty, good = false }: InsightsProps) {
  const Sign = good ? Check : X;
  return (
    <div className="py-3">
      <h3 className="mb-2 text-md font-semibold">{title}</h3>
      {items.length === 0 ? <p className="text-md text-soft">{empty}</p> : null}
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 text-md">
            <Sign
              aria-hidden
              className={`mt-1 size-4 shrink-0 ${good ? 'text-good-text' : 'text-poor-text'}`}
            />
            {unbroken(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
