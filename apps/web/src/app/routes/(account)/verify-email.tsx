import { createFileRoute } from '@tanstack/react-router';
import { mailedLinkSearch } from '../../../features/auth/mailed-link-search.ts';
import { VerifyEmailPage } from '../../../features/auth/verify-email-page.tsx';

export const Route = createFileRoute('/(account)/verify-email')({
  validateSearch: mailedLinkSearch,
  component: VerifyEmailRoutePage,
});

function VerifyEmailRoutePage() {
  const { token } = Route.useSearch();
  // Another link opened in the same window starts anew.
  return <VerifyEmailPage key={token} token={token} />;
}
