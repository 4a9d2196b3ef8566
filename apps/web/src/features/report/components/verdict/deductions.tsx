import { sayDeductions } from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';

/** Why the score is lower than its categories. */
export function Deductions() {
  const words = sayDeductions(useReport().analysis);
  return words === null ? null : <p className="mt-1.5 text-sm">{words}</p>;
}
