import { createFileRoute } from '@tanstack/react-router';
import { mailedLinkSearch } from '../../../features/auth/mailed-link-search.ts';
import { VerifyEmailPage } from '../../../features/auth/verify-email-page.tsx';

export const Route = createFileRoute('/(account)/verify-email')({
  validateSearch: mailedLinkSearch,
  component: VerifyEmailRoutePage,
});

function VerifyEmailRoutePage() {
  const { token } = Route.useSearch();
  // Reset the page's state when another link is opened in the same window.
  return <VerifyEmailPage key={token} token={token} />;
}
