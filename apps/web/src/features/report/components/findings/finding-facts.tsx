import { type AuditResult, type Finding, formatPoints, sourceOf } from '@adjudge/contract';
import { shownScore } from '../../../../components/ui/scores/band.ts';
import { Fragment, type ReactNode } from 'react';
import { ColorPair } from './color-pair.tsx';
import { FindingWhere } from './finding-where.tsx';

/** Below this confidence, the report says how sure the measurement is. */
const SURE = 0.9;

/** The figures of a finding, in the order of a measurement record. */
export function FindingFacts({ finding }: { finding: Finding }) {
  const { audit } = finding;
  const swatches = audit.evidence.flatMap(({ swatches }) => (swatches ? [swatches] : [])).slice(0, 3);
  const rows: [string, ReactNode][] = [
    ['Measured', <Measured key="measured" audit={audit} />],
    [
      'Good',
      <span key="good" className="font-mono">
        {audit.good}
      </span>,
    ],
    ...(audit.evidence.length > 0
      ? ([['Where', <FindingWhere key="where" finding={finding} />]] satisfies [string, ReactNode][])
      : []),
    ...(swatches.length > 0
      ? ([
          [
            'Colors',
            <span key="colours" className="grid gap-1.5">
              {swatches.map((pair) => (
                <ColorPair key={pair.join()} pair={pair} />
              ))}
            </span>,
          ],
        ] satisfies [string, ReactNode][])
      : []),
    ['Costs', <Costs key="costs" audit={audit} />],
    ['Source', sourceOf(audit)],
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-y-2 print:gap-y-0.5">
      {rows.map(([term, value]) => (
        <Fragment key={term}>
          <dt className="text-soft max-sm:mt-1.5">{term}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Measured({ audit }: { audit: AuditResult }) {
  const score = audit.score === null ? null : shownScore(audit.score);
  return (
    <>
      <span className="font-mono font-medium">{audit.display}</span>
      {score === null ? null : <span className="text-soft"> · scores {score} of 100</span>}
      {audit.confidence < SURE ? (
        <span className="text-soft"> · {Math.round(audit.confidence * 100)}% sure</span>
      ) : null}
    </>
  );
}

function Costs({ audit }: { audit: AuditResult }) {
  if (audit.weight === 0) return 'Nothing: it is reported, and not counted yet';
  return (
    <>
      <span className="font-mono">{formatPoints(audit.pointsLost)}</span> of{' '}
      <span className="font-mono">{formatPoints(audit.pointsPossible)}</span> possible points
    </>
  );
}
