import { ACCOUNT_TEXTS } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { PageBody } from '../../components/page-body.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { AccountTabs, type AccountTabsProps } from './account-tabs.tsx';
import { detailsQuery } from './api/details.ts';
import { InformationCard } from './components/information-card.tsx';
import { VerificationCard } from './components/verification-card.tsx';
import { RetryNotice } from '../../components/load-failed.tsx';

export function AccountPage(props: Omit<AccountTabsProps, 'details'>) {
  const { data, error, refetch } = useQuery(detailsQuery);
  usePageTitle('My Account');
  return (
    <PageBody>
      <h1 className="text-3xl font-bold tracking-tight">My Account</h1>
      {data ? <Settings {...props} details={data} /> : null}
      {!data && error ? (
        <div className="mt-6">
          <RetryNotice title={ACCOUNT_TEXTS.loadFailed} onRetry={() => void refetch()}>
            {error.message || ACCOUNT_TEXTS.unknownError}
          </RetryNotice>
        </div>
      ) : null}
      {data || error ? null : <Loading />}
    </PageBody>
  );
}

const COLUMNS = 'mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_21rem]';

const Settings = (props: AccountTabsProps) => (
  <div className={COLUMNS}>
    <AccountTabs {...props} />
    <aside aria-label="About this account" className="grid gap-6">
      <VerificationCard
        email={props.details.email}
        emailVerified={props.details.emailVerified}
        trialWaits={props.user.trialWaits}
      />
      <InformationCard details={props.details} />
    </aside>
  </div>
);

const Loading = () => (
  <div className={COLUMNS} aria-busy>
    <span className="sr-only">Loading account details</span>
    <div className="grid gap-6">
      <Skeleton className="h-11 w-72" />
      <Skeleton className="h-80" />
    </div>
    <div className="grid gap-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-52" />
    </div>
  </div>
);
