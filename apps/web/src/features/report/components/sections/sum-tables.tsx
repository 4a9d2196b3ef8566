import {
  SUM_OF_CHECKS,
  sayCeiling,
  standingCeiling,
  summedCategories,
  summedChecks,
} from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';
import { DataTable } from '../data-table.tsx';

const fixed = (value: number, places: number): string => value.toFixed(places);

/** Score times weight, category by category, what they add up to, and what keeps the score below that. */
export function SumOfCategories() {
  const { analysis } = useReport();
  const { overallScore } = analysis;
  const { parts, sum } = summedCategories(analysis);
  const ceiling = standingCeiling(analysis);
  const score = overallScore === null ? 'no score' : fixed(overallScore, 1);
  return (
    <div>
      <h3 className="mb-2 text-md font-semibold">Redo the sum</h3>
      <DataTable
        caption="Redo the sum: categories"
        head={['Category', 'Score', '× weight', '= points']}
        figures={[1, 2, 3]}
        rows={[
          ...parts.map(({ id, name, score: own, weight }) => ({
            key: id,
            cells: [name, fixed(own, 1), `${fixed(weight * 100, 1)}%`, fixed(own * weight, 2)],
          })),
          {
            key: 'sum',
            strong: true,
            cells: [ceiling ? 'Sum' : 'Overall', ceiling ? '' : score, '100%', fixed(sum, 2)],
          },
          ...(ceiling
            ? [
                {
                  key: 'ceiling',
                  strong: true,
                  cells: [sayCeiling(ceiling), score, '', fixed(ceiling.cap, 2)],
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** Every check that can take points, in the figures that redo its category; of older reports nothing. */
export function SumOfAudits() {
  const checks = summedChecks(useReport().analysis);
  if (checks.length === 0) return null;
  return (
    <div className="grid gap-3">
      <DataTable
        caption="Redo the sum: checks"
        head={['Check', 'Category', 'Score', 'Sure', 'Typical', 'Counted', 'Points', 'Lost']}
        figures={[2, 3, 4, 5, 6, 7]}
        rows={checks.map(({ audit, category, typical, counted }) => ({
          key: audit.id,
          cells: [
            audit.name,
            category,
            audit.score === null ? '–' : fixed(audit.score, 1),
            audit.score === null ? '–' : `${fixed(audit.confidence * 100, 0)}%`,
            fixed(typical, 1),
            fixed(counted, 1),
            fixed(audit.weight, 1),
            fixed(audit.pointsLost, 2),
          ],
        }))}
      />
      <p className="max-w-[70ch] text-sm text-soft">{SUM_OF_CHECKS}</p>
    </div>
  );
}
