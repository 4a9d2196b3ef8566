import { type Category, categoryStanding, sayMedians, sayStanding, unbroken } from '@adjudge/contract';
import { CategoryBar } from '../../../../components/ui/category-bar.tsx';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { useReport } from '../../model/report-state.ts';
import { ReportSection } from '../report-section.tsx';
import { FindingItem } from './finding-item.tsx';

/** Every category as a bar with its weight; open, its findings, costliest first. */
export function CategoryList() {
  const { analysis, revealGrading } = useReport();
  return (
    <ReportSection title="Score by category" aside="score · weight">
      {analysis.scoreBreakdown.map((category) => (
        <CategoryItem key={category.id} category={category} />
      ))}
      {analysis.percentiles === null ? null : <MedianNote said={sayMedians(analysis.percentiles)} />}
      <p className="mt-3 text-sm text-soft">
        Each check takes points off its category, and the score is the mean of the categories by their
        weights. The sum is under{' '}
        <button type="button" onClick={revealGrading} className="underline underline-offset-4 hover:text-ink">
          How Grading Works
        </button>
        .
      </p>
    </ReportSection>
  );
}

function CategoryItem({ category }: { category: Category }) {
  const { analysis, findings, openCategories, setCategoryOpen } = useReport();
  const standing = categoryStanding(analysis.percentiles, category.id);
  const own = findings
    .filter(({ audit }) => audit.category === category.id)
    .toSorted((a, b) => b.audit.pointsLost - a.audit.pointsLost);
  return (
    <Disclosure
      tone="quiet"
      headingLevel={3}
      open={openCategories.has(category.id)}
      onOpenChange={(open) => setCategoryOpen(category.id, open)}
      title={
        <CategoryBar
          label={category.category}
          score={category.score}
          weight={category.weight}
          {...(standing ? { median: standing } : {})}
        />
      }
    >
      <p className="max-w-[70ch] pb-3 text-sm text-soft">
        {unbroken(category.explanation)}
        {standing ? unbroken(` Here it is ${sayStanding(standing)}.`) : null}
      </p>
      {own.map((finding) => (
        <FindingItem key={finding.audit.id} finding={finding} />
      ))}
    </Disclosure>
  );
}

/** What the line across the bars is, and of which ads. */
const MedianNote = ({ said }: { said: string }) => (
  <p className="mt-3 text-sm text-soft">
    <span aria-hidden className="mr-2 inline-block h-3.5 w-px bg-ink align-[-0.125rem]" />
    {said}
  </p>
);
