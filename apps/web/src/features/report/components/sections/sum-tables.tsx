import { useReport } from '../../model/report-state.ts';
import { DataTable } from '../data-table.tsx';

const fixed = (value: number, places: number): string => value.toFixed(places);

/** Score times weight, category by category, and what they add up to. */
export function SumOfCategories() {
  const { scoreBreakdown, overallScore } = useReport().analysis;
  const scored = scoreBreakdown.filter(({ score }) => score !== null);
  const sum = scored.reduce((total, { score, weight }) => total + (score ?? 0) * weight, 0);
  return (
    <div>
      <h3 className="mb-2 text-md font-semibold">Redo the sum</h3>
      <DataTable
        caption="Redo the sum: categories"
        head={['Category', 'Score', '× weight', '= points']}
        figures={[1, 2, 3]}
        rows={[
          ...scored.map(({ id, category, score, weight }) => ({
            key: id,
            cells: [
              category,
              fixed(score ?? 0, 1),
              `${fixed(weight * 100, 1)} %`,
              fixed((score ?? 0) * weight, 2),
            ],
          })),
          {
            key: 'sum',
            strong: true,
            cells: [
              'Overall',
              overallScore === null ? 'no score' : fixed(overallScore, 1),
              '100 %',
              fixed(sum, 2),
            ],
          },
        ]}
      />
    </div>
  );
}

/** Every check that was counted: what it decides and what it lost. */
export function SumOfAudits() {
  const { analysis, findings } = useReport();
  const nameOf = new Map(analysis.scoreBreakdown.map(({ id, category }) => [id, category]));
  const counted = findings.filter(({ audit }) => audit.pointsPossible > 0);
  return (
    <DataTable
      caption="Redo the sum: checks"
      head={['Check', 'Category', 'Measured', 'Score', 'Decides', 'Lost']}
      figures={[2, 3, 4, 5]}
      rows={counted
        .toSorted((a, b) => b.audit.pointsLost - a.audit.pointsLost)
        .map(({ audit }) => ({
          key: audit.id,
          cells: [
            audit.name,
            nameOf.get(audit.category) ?? audit.category,
            audit.display,
            fixed(audit.score ?? 0, 1),
            fixed(audit.pointsPossible, 2),
            fixed(audit.pointsLost, 2),
          ],
        }))}
    />
  );
}
