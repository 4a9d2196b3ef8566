import { activeCeiling } from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';

/** Why the score is lower than the sum of its parts, with a link to the finding that caps it. */
export function Ceiling() {
  const { analysis, findings, findingsShown, revealFinding } = useReport();
  const ceiling = activeCeiling(analysis);
  if (!ceiling || analysis.overallScore === null) return null;
  const finding = findings.find(({ audit }) => audit.id === ceiling.audit);
  const name = `“${ceiling.name}”`;
  return (
    <p className="mt-1.5 text-sm">
      The checks add up to {ceiling.sum}, but the score is capped at {ceiling.cap} because of{' '}
      {finding && findingsShown ? (
        <button
          type="button"
          onClick={() => revealFinding(finding)}
          className="underline underline-offset-4 hover:text-soft"
        >
          {name}
        </button>
      ) : (
        name
      )}
      .
    </p>
  );
}
