import { CHANCE_MEANING, describeLead } from '@adjudge/contract';

/** The verdict of the comparison, and what its win probabilities mean. */
export const Lead = ({ chances }: { chances: readonly number[] }) => (
  <div className="max-w-[65ch]">
    <p className="font-verdict text-2xl text-balance">{describeLead(chances)}</p>
    <p className="mt-2 text-sm text-soft">Win probability: {CHANCE_MEANING}</p>
  </div>
);
