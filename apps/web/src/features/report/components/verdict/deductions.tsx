import { describeDeductions } from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';

/** Why the score is below the average of its categories. */
export function Deductions() {
  const words = describeDeductions(useReport().analysis);
  return words === null ? null : <p className="mt-1.5 text-sm">{words}</p>;
}
