import type { Analysis, AuditResult } from '@adjudge/contract';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { useReport } from '../../model/report-state.ts';

const KINDS = [
  { status: 'needsReview', title: 'For a person to judge' },
  { status: 'error', title: 'Could not be judged' },
  { status: 'notApplicable', title: 'Does not apply to this ad' },
] as const;

/** Checks that were not judged, each with its reason. They count as typical, so the unknown is never held against the ad. */
export function NotJudged() {
  const { audits, failures } = useReport().analysis;
  const groups = KINDS.map((kind) => ({
    ...kind,
    own: audits.filter(({ status }) => status === kind.status),
  })).filter(({ own }) => own.length > 0);
  if (groups.length === 0 && failures.length === 0) return null;
  const count = groups.reduce((sum, { own }) => sum + own.length, failures.length);
  return (
    <Disclosure
      tone="quiet"
      headingLevel={3}
      title={<span className="font-normal text-soft">Checks that were not judged</span>}
      aside={count}
    >
      {groups.map(({ status, title, own }) => (
        <Disclosure key={status} tone="quiet" headingLevel={4} title={title} aside={own.length}>
          <Reasons items={sharedReasons(own)} />
        </Disclosure>
      ))}
      {failures.length > 0 ? <Failures failures={failures} /> : null}
    </Disclosure>
  );
}

/** Groups checks with the same reason, so that 'We could not find a call to action.' is only said once. */
const sharedReasons = (audits: readonly AuditResult[]) =>
  [...Map.groupBy(audits, ({ observation }) => observation)].map(([reason, own]) => ({
    id: own[0]!.id,
    name: own.map(({ name }) => name).join(', '),
    reason,
  }));

const Failures = ({ failures }: Pick<Analysis, 'failures'>) => (
  <Disclosure tone="quiet" headingLevel={4} title="Could not be measured" aside={failures.length}>
    <Reasons
      items={failures.map(({ measurement, reason }) => ({ id: measurement, name: measurement, reason }))}
    />
  </Disclosure>
);

const Reasons = ({ items }: { items: readonly { id: string; name: string; reason: string }[] }) => (
  <dl className="grid gap-2.5 text-sm">
    {items.map(({ id, name, reason }) => (
      <div key={id}>
        <dt className="font-semibold">{name}</dt>
        <dd className="text-soft">{reason}</dd>
      </div>
    ))}
  </dl>
);
