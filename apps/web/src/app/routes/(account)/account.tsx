import { createFileRoute } from '@tanstack/react-router';
import { accountSearch } from '../../../features/account/account-search.ts';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { PaymentsList } from '../../../features/payments/components/payments-list.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(account)/account')({
  validateSearch: accountSearch,
  component: AccountRoutePage,
});

function AccountRoutePage() {
  const { tab = 'profile' } = Route.useSearch();
  const navigate = Route.useNavigate();
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
