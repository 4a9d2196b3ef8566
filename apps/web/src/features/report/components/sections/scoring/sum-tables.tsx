import { SUM_OF_CHECKS, describeReaderColumns, tableOfCategories, tableOfChecks } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';
import { DataTable } from '../../data-table.tsx';

/** Score times weight by category, their total, and what keeps the score below it. */
export function SumOfCategories() {
  const { analysis } = useReport();
  const said = describeReaderColumns(analysis);
  return (
    <div className="grid gap-3">
      <h3 className="-mb-1 text-md font-semibold">Redo the sum</h3>
      <DataTable {...tableOfCategories(analysis)} />
      {said === null ? null : <p className="max-w-[70ch] text-sm text-soft">{said}</p>}
    </div>
  );
}

/** Every check that can cost points, with the figures to recompute its category score. Renders nothing for older reports. */
export function SumOfAudits() {
  const table = tableOfChecks(useReport().analysis);
  if (table === null) return null;
  return (
    <div className="grid gap-3">
      <DataTable {...table} />
      <p className="max-w-[70ch] text-sm text-soft">{SUM_OF_CHECKS}</p>
    </div>
  );
}
