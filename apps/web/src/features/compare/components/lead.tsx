import { CHANCE_MEANING, type Analysis, describeLead } from '@adjudge/contract';

interface LeadProps {
  chances: readonly number[];
  creatives: readonly Pick<Analysis, 'overallScore'>[];
}

/** The verdict of the comparison, and what its win probabilities mean. */
export const Lead = ({ chances, creatives }: LeadProps) => (
  <div className="max-w-[65ch]">
    <p className="font-verdict text-2xl text-balance">{describeLead(chances, creatives)}</p>
    <p className="mt-2 text-sm text-soft">Win probability: {CHANCE_MEANING}</p>
  </div>
);
