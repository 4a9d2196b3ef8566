import { type Category, categoryRank, withNonBreakingSpaces } from '@adjudge/contract';
import { CategoryBar } from '../../../../components/ui/scores/category-bar.tsx';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { useReport } from '../../model/report-state.ts';
import { ReportSection } from '../report-section.tsx';
import { CategoryFindings } from './category-findings.tsx';

/** Every category as a bar with its weight. Opening one shows its costliest findings. */
export function CategoryList() {
  const { analysis, revealSection } = useReport();
  return (
    <ReportSection id="categories" title="Score by category" aside="score · weight">
      {analysis.scoreBreakdown.map((category) => (
        <CategoryItem key={category.id} category={category} />
      ))}
      <p className="mt-3 text-sm text-soft">
        {analysis.percentiles === null ? null : <MedianNote {...analysis.percentiles} />}
        <button
          type="button"
          onClick={() => revealSection('grading')}
          className="underline underline-offset-4 hover:text-ink"
        >
          How this adds up to the score
        </button>
      </p>
    </ReportSection>
  );
}

function CategoryItem({ category }: { category: Category }) {
  const { analysis, findings, openFolds, setFoldOpen } = useReport();
  const standing = categoryRank(analysis.percentiles, category.id);
  const { id, explanation } = category;
  // An explanation that repeats the title of a finding is only shown with the finding.
  const isHeading = findings.some(({ audit }) => audit.category === id && `${audit.title}.` === explanation);
  return (
    <Disclosure
      tone="quiet"
      headingLevel={3}
      open={openFolds.has(id)}
      onOpenChange={(open) => setFoldOpen(id, open)}
      title={
        <CategoryBar
          label={category.category}
          score={category.score}
          weight={category.weight}
          {...(standing ? { median: standing } : {})}
        />
      }
    >
      {explanation === '' || isHeading ? null : (
        <p className="max-w-[70ch] pb-2 text-sm text-soft">{withNonBreakingSpaces(explanation)}</p>
      )}
      <CategoryFindings category={id} />
    </Disclosure>
  );
}

/** Explains the line across the bars, and which ads it is based on. */
const MedianNote = ({ n, of }: { n: number; of: string }) => (
  <>
    <span aria-hidden className="mr-2 inline-block h-3.5 w-px bg-ink align-[-0.125rem]" />
    median of {n} {of} ·{' '}
  </>
);
