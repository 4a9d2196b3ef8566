import { getRouteApi } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { PaymentsList } from '../../features/payments/components/payments-list.tsx';
import { AccessGuard } from '../access-guard.tsx';

const accountRoute = getRouteApi('/account');

export function AccountRoutePage() {
  const { tab = 'profile' } = accountRoute.useSearch();
  const navigate = accountRoute.useNavigate();
  return (
    <AccessGuard>
      {(user) => (
        <AccountPage
          user={user}
          tab={tab}
          payments={<PaymentsList />}
          onTab={(next) =>
            void navigate({ search: next === 'profile' ? {} : { tab: next }, resetScroll: false })
          }
        />
      )}
    </AccessGuard>
  );
}
