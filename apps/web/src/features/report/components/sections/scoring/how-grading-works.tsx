import { GRADE_SCALE, describeMedians, describeMethod, typesetGrade } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';
import { DataTable } from '../../data-table.tsx';
import { ObjectiveWeights } from './objective-weights.tsx';
import { SumOfAudits, SumOfCategories } from './sum-tables.tsx';

/** The grade scale, and the sum behind this report's score, so that a reader can redo it. */
export function HowGradingWorks() {
  const { analysis } = useReport();
  const { grade, percentiles, versions } = analysis;
  return (
    <div className="grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
      <div>
        <h3 className="mb-2 text-md font-semibold">Grade scale</h3>
        <DataTable
          caption="Grade scale"
          head={['Grade', 'From score']}
          figures={[1]}
          rows={GRADE_SCALE.map(([letter, least]) => ({
            key: letter,
            strong: letter === grade,
            cells: [letter === grade ? `${typesetGrade(letter)} (this ad)` : typesetGrade(letter), least],
          }))}
        />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <p className="max-w-[70ch] text-md">{describeMethod(analysis)}</p>
        {percentiles === null ? null : <p className="max-w-[70ch] text-md">{describeMedians(percentiles)}</p>}
        <ObjectiveWeights />
        <SumOfCategories />
        <SumOfAudits />
        <p className="font-mono text-xs text-soft">
          engine {versions.engine} · rubric {versions.rubric} · schema {versions.schema}
        </p>
      </div>
    </div>
  );
}
