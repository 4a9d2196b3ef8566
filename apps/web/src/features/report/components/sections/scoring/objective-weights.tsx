import { describeObjective } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';
import { DataTable } from '../../data-table.tsx';

/** Which categories count more or less because of the ad's objective. The weights in the sum already include this. */
export function ObjectiveWeights() {
  const { analysis } = useReport();
  const { objective } = analysis;
  if (!objective) return null;
  return (
    <div>
      <h3 className="mb-2 text-md font-semibold">Weights for this objective</h3>
      <p className="mb-3 text-md">{describeObjective(analysis)}</p>
      <DataTable
        caption="Weights for this objective"
        head={['Category', '× usual weight', 'Why']}
        figures={[1]}
        rows={objective.weights.map(({ category, name, times, reason }) => ({
          key: category,
          cells: [name, times.toFixed(2), reason],
        }))}
      />
    </div>
  );
}
