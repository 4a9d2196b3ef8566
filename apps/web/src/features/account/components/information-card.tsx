import type { AccountDetails } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { Card } from './card.tsx';

const TONES: Readonly<Record<AccountDetails['accountStatus'], BadgeTone>> = {
  active: 'good',
  inactive: 'neutral',
  suspended: 'poor',
};

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const InformationCard = ({ details }: { details: AccountDetails }) => (
  <Card title="Account Information">
    <dl className="grid gap-2.5">
      <Fact name="Email">{details.email}</Fact>
      <Fact name="Plan">{details.currentPlan}</Fact>
      <Fact name="Member since">
        <time dateTime={details.joinDate}>{formatDate(details.joinDate)}</time>
      </Fact>
      <Fact name="Role">{capitalize(details.role)}</Fact>
      <Fact name="Status">
        <Badge tone={TONES[details.accountStatus]}>{capitalize(details.accountStatus)}</Badge>
      </Fact>
    </dl>
  </Card>
);

/** A value too long to fit next to its name wraps onto its own line. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
