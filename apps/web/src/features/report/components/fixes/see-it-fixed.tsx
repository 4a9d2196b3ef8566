import { type WhatIf, unbroken } from '@adjudge/contract';
import { Button } from '../../../../components/ui/button.tsx';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { Progress } from '../../../../components/ui/progress.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { signed } from '../../model/fixes.ts';
import { useReport } from '../../model/report-state.ts';
import { ReportSection } from '../report-section.tsx';
import { FixCard } from './fix-card.tsx';

/** The changes that the engine can make itself, made and graded: on demand, for they take a minute. */
export function SeeItFixed() {
  const { whatIf, state, problem, ask } = useReport().fixes;
  if (whatIf) return <Made whatIf={whatIf} />;
  if (ask === null) return null;
  return (
    <div data-print="hide">
      <ReportSection title="See it fixed">
        {state === 'pending' ? (
          <Making />
        ) : (
          <div className="grid justify-items-start gap-4 py-3">
            <p className="max-w-[70ch] text-soft">
              Some of this advice can be followed on the file itself: stronger letters, a panel behind words,
              a button that stands out, a better crop. Each change is made on a copy, graded again, and shown
              with what it truly gains. It costs no credit.
            </p>
            {state === 'failed' ? (
              <Notice kind="error" title="The fixes could not be made">
                {problem}
              </Notice>
            ) : null}
            <Button onClick={ask}>
              {state === 'failed' ? 'Try again' : 'Apply the fixes and grade again'}
            </Button>
          </div>
        )}
      </ReportSection>
    </div>
  );
}

const Making = () => (
  <div role="status" aria-busy="true" className="grid gap-5 py-3">
    <Progress label="Making each change and grading it again; this takes up to a minute" value={null} />
    <div className="grid gap-5 md:grid-cols-2">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  </div>
);

function Made({ whatIf: { fixes, together, withoutGain, scoreBefore } }: { whatIf: WhatIf }) {
  const best = together ?? fixes[0];
  return (
    <ReportSection
      title="See it fixed"
      aside={best && scoreBefore !== null ? `measured: ${scoreBefore} to ${best.scoreAfter}` : undefined}
    >
      {fixes.length === 0 ? (
        <p className="py-3 text-soft">
          Nothing that can be changed on the file itself gains half a point; what is left is a designer’s or a
          writer’s work.
        </p>
      ) : (
        <ol>
          {together ? <FixCard fix={together} /> : null}
          {fixes.map((fix) => (
            <FixCard key={fix.id} fix={fix} />
          ))}
        </ol>
      )}
      {withoutGain.length > 0 ? (
        <Disclosure tone="quiet" headingLevel={3} title="Tried without gain" aside={withoutGain.length}>
          <ul className="grid max-w-[80ch] gap-2 text-md">
            {withoutGain.map(({ id, title, description, gain }) => (
              <li key={id}>
                <span className="font-semibold">{title}</span>{' '}
                <span className="font-mono text-sm text-soft">{signed(gain)}</span>
                <span className="block text-soft">{unbroken(description)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">
            A change is offered when it gains half a point, its own check gets better, and saving the picture
            again leaves the gain in place.
          </p>
        </Disclosure>
      ) : null}
    </ReportSection>
  );
}
