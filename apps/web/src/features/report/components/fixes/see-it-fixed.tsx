import { NOT_READ_AGAIN } from '@adjudge/contract';
import { Suspense, lazy } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useReport } from '../../model/report-state.ts';
import { FoldedSection } from '../folded-section.tsx';

/** Both are lazy, because most reports have no fixes yet. */
const MadeFixes = lazy(() => import('./made-fixes.tsx'));
const MakingFixes = lazy(() => import('./making-fixes.tsx'));

/** The changes that the engine can make itself, applied and graded again. */
export function SeeItFixed() {
  const { analysis, fixes, openFolds } = useReport();
  const { whatIf, state, ask } = fixes;
  const open = openFolds.has('see-it-fixed');
  if (whatIf) {
    const best = whatIf.together ?? whatIf.fixes[0];
    return (
      <FoldedSection
        id="see-it-fixed"
        title="See it fixed"
        aside={
          best && whatIf.scoreBefore !== null
            ? `measured: ${whatIf.scoreBefore} to ${best.scoreAfter}`
            : 'no gain found'
        }
      >
        <Suspense fallback={<Skeleton className="h-56" />}>
          {analysis.scoredWith ? (
            <p className="mb-3 max-w-[70ch] text-sm text-soft">{NOT_READ_AGAIN}</p>
          ) : null}
          <MadeFixes whatIf={whatIf} />
        </Suspense>
      </FoldedSection>
    );
  }
  if (ask === null) return null;
  return (
    <div data-print="hide">
      <FoldedSection
        id="see-it-fixed"
        title="See it fixed"
        {...(state === 'pending' && { aside: 'in progress' })}
      >
        {state === 'pending' ? (
          <Suspense fallback={<Skeleton className="h-56" />}>{open ? <MakingFixes /> : null}</Suspense>
        ) : (
          <OnRequest ask={ask} />
        )}
      </FoldedSection>
    </div>
  );
}

function OnRequest({ ask }: { ask: () => void }) {
  const { analysis, fixes } = useReport();
  const { state, problem } = fixes;
  const { scoredWith } = analysis;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[70ch] text-soft">
        We can make some of these changes to the file itself: stronger letters, a panel behind the text, a
        button that stands out, a better crop. Each change is made on a copy, graded again, and shown with its
        measured gain. It costs no credit.{scoredWith ? ` ${NOT_READ_AGAIN}` : null}
      </p>
      {state === 'failed' ? (
        <Notice kind="error" title="The fixes could not be made">
          {problem}
        </Notice>
      ) : null}
      <Button onClick={ask}>{state === 'failed' ? 'Try again' : 'Apply the fixes and grade again'}</Button>
    </div>
  );
}
