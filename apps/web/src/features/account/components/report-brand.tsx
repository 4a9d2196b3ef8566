import { REPORT_BRAND_TEXTS, type User, hasPaid } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { errorMessage } from '../../../lib/api-client.ts';
import { reportBrandQuery } from '../api/report-brand.ts';
import { BrandColor } from './brand-color.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { RetryNotice } from '../../../components/load-failed.tsx';

/** The account's own logo and color on its PDF reports. Users who have not paid see an upgrade prompt instead. */
export const ReportBrand = ({ user }: { user: Pick<User, 'isPaidUser' | 'role'> }) =>
  hasPaid(user) ? <OwnBrand /> : <UpgradePrompt />;

const UpgradePrompt = () => (
  <div className="grid justify-items-start gap-4">
    <p className="text-md">{REPORT_BRAND_TEXTS.paidOnly}</p>
    <a href="/pricing" className={buttonStyle({ variant: 'outline' })}>
      See packages
    </a>
  </div>
);

function OwnBrand() {
  const { data, error, refetch } = useQuery(reportBrandQuery);
  if (data)
    return (
      <div className="grid max-w-xl gap-8">
        <BrandLogo logo={data.logo} />
        <BrandColor color={data.color} />
      </div>
    );
  if (!error) return <LoadingRows what="your brand" />;
  return (
    <RetryNotice title={REPORT_BRAND_TEXTS.loadFailed} onRetry={() => void refetch()}>
      {errorMessage(error, REPORT_BRAND_TEXTS.loadFailed)}
    </RetryNotice>
  );
}
