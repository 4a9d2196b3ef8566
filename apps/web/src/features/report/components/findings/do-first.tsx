import { type Recommendation, type Finding, doFirst, points, unbroken, EFFORT } from '@adjudge/contract';
import { Button } from '../../../../components/ui/button.tsx';
import { fixOf } from '../../model/fixes.ts';
import { useReport } from '../../model/report-state.ts';
import { ReportSection } from '../report-section.tsx';
import { Gain } from './gain.tsx';
import { LightsBox } from './lights-box.tsx';
import { NumberChip } from './number-chip.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

/** The three changes that give most points back. */
export function DoFirst() {
  const { findings } = useReport();
  const three = doFirst(findings);
  const sum = three.reduce((total, { recommendation }) => total + recommendation.points, 0);
  if (three.length === 0) {
    return (
      <ReportSection title="Do these first">
        <p className="py-4 text-soft">Nothing costs this ad a point worth chasing.</p>
      </ReportSection>
    );
  }
  return (
    <ReportSection title="Do these first" aside={<>up to +{points(sum)} points</>}>
      <ol>
        {three.map((finding) => (
          <li key={finding.audit.id}>
            <FirstThing finding={finding} recommendation={finding.recommendation} />
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}

function FirstThing({ finding, recommendation }: { finding: Finding; recommendation: Recommendation }) {
  const { revealBox, revealFinding, revealFix, fixes, findingsShown } = useReport();
  const fix = fixOf(fixes, recommendation.audit);
  return (
    <LightsBox
      finding={finding}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3.5 border-b border-rule py-4 transition-shadow duration-150 data-[lit=true]:bg-tint data-[lit=true]:shadow-[-0.75rem_0_0_var(--tint),0.75rem_0_0_var(--tint)]"
    >
      <NumberChip finding={finding} />
      <h3 className="text-lg font-semibold">{recommendation.title}</h3>
      <Gain recommendation={recommendation} />
      <p className="col-start-2 mt-1 text-md text-soft">{unbroken(recommendation.text)}</p>
      <div
        className="col-span-2 col-start-2 mt-1.5 flex flex-wrap items-center gap-x-5 text-sm"
        data-print="hide"
      >
        {finding.boxes.length > 0 ? (
          <Button variant="link" size="sm" onClick={() => revealBox(finding)}>
            Show on the creative
          </Button>
        ) : null}
        {findingsShown ? (
          <Button variant="link" size="sm" onClick={() => revealFinding(finding)}>
            See the finding
          </Button>
        ) : null}
        {fix ? (
          <Button variant="link" size="sm" onClick={() => revealFix(fix.id)}>
            See it fixed
          </Button>
        ) : null}
        <WhyItMatters audit={finding.audit} />
        <span className="text-soft">{EFFORT[recommendation.effort]}</span>
      </div>
    </LightsBox>
  );
}
