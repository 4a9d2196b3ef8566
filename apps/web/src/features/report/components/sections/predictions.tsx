import type { Prediction } from '@adjudge/contract';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useReport } from '../../model/report-state.ts';
import { FoldedSection } from '../folded-section.tsx';

const TRENDS = {
  up: { icon: ArrowUp, word: 'strong', style: 'text-good-text' },
  neutral: { icon: ArrowRight, word: 'fair', style: 'text-soft' },
  down: { icon: ArrowDown, word: 'weak', style: 'text-poor-text' },
} as const;

/** What can honestly be predicted: a figure, its range, how it was made, and what it does not know. */
export function Predictions() {
  const { performancePredictions } = useReport().analysis;
  return (
    <FoldedSection id="predictions" title="Performance predictions" aside={performancePredictions.length}>
      {performancePredictions.length === 0 ? (
        <p className="text-soft">Too little could be measured for a prediction.</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
          {performancePredictions.map((prediction) => (
            <PredictionItem key={prediction.metric} prediction={prediction} />
          ))}
        </ul>
      )}
    </FoldedSection>
  );
}

function PredictionItem({ prediction }: { prediction: Prediction }) {
  const { metric, value, trend, range, method, caveat } = prediction;
  const { icon: Icon, word, style } = TRENDS[trend];
  return (
    <li className="border-b border-rule-soft py-2 text-sm" data-print="whole">
      <h3 className="font-semibold">{metric}</h3>
      <p className="mt-1.5 flex items-center gap-2">
        <span className="font-mono text-2xl font-medium">{value}</span>
        <span className={`inline-flex items-center gap-1 ${style}`}>
          <Icon aria-hidden className="size-4" />
          {word}
        </span>
      </p>
      <p className="mt-1 font-mono text-xs text-soft">{range}</p>
      <p className="mt-2">{method}</p>
      <p className="mt-1 text-soft">{caveat}</p>
    </li>
  );
}
