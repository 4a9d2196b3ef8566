import {
  EFFORT,
  type Finding,
  type Recommendation,
  measuredAndGood,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import { Button } from '../../../../components/ui/button.tsx';
import { useReport } from '../../model/report-state.ts';
import { WhyItMatters } from './why-it-matters.tsx';

interface FixTextProps {
  finding: Finding;
  recommendation: Recommendation;
}

/** What to change and how much effort it takes, with links to where it shows. */
export function FixText({ finding, recommendation }: FixTextProps) {
  const { revealBox, revealFinding, findingsShown } = useReport();
  const figures = measuredAndGood(finding.audit);
  return (
    <>
      <p className="mt-0.5 text-md text-soft">{withNonBreakingSpaces(recommendation.text)}</p>
      {figures === null ? null : <p className="mt-0.5 text-sm text-soft">{withNonBreakingSpaces(figures)}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 text-sm" data-print="hide">
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
        <WhyItMatters audit={finding.audit} />
        <span className="text-soft">{EFFORT[recommendation.effort]}</span>
      </div>
    </>
  );
}
