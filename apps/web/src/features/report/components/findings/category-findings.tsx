import type { Finding } from '@adjudge/contract';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import {
  figuresFoldId,
  groupsOf,
  nearFoldId,
  othersFoldId,
  passedFoldId,
} from '../../model/category-groups.ts';
import { useReport } from '../../model/report-state.ts';
import { FindingItem } from './finding-item.tsx';

/** The costliest findings of a category. Its other findings, checks near their target, passed checks and plain figures are collapsed below. */
export function CategoryFindings({ category }: { category: string }) {
  const { analysis, findings } = useReport();
  const { worst, others, near, passed, figures } = groupsOf(findings, category, analysis.ceiling);
  return (
    <>
      <Items findings={worst} />
      <Fold id={othersFoldId(category)} title="More to fix" findings={others} />
      <Fold id={nearFoldId(category)} title="Below target, at little or no cost" findings={near} />
      <Fold id={passedFoldId(category)} title="Passed checks" findings={passed} />
      <Fold id={figuresFoldId(category)} title="Counted as figures" findings={figures} />
    </>
  );
}

function Fold({ id, title, findings }: { id: string; title: string; findings: readonly Finding[] }) {
  const { openFolds, setFoldOpen } = useReport();
  if (findings.length === 0) return null;
  return (
    <Disclosure
      tone="quiet"
      headingLevel={4}
      title={<span className="font-normal text-soft sm:pl-3">{title}</span>}
      aside={findings.length}
      open={openFolds.has(id)}
      onOpenChange={(open) => setFoldOpen(id, open)}
    >
      <Items findings={findings} />
    </Disclosure>
  );
}

const Items = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map((finding) => <FindingItem key={finding.audit.id} finding={finding} />);
