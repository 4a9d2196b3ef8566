import { createFileRoute } from '@tanstack/react-router';
import { mailedLinkSearch } from '../../../features/auth/mailed-link-search.ts';
import { ResetPasswordPage } from '../../../features/auth/reset-password-page.tsx';

export const Route = createFileRoute('/(account)/reset-password')({
  validateSearch: mailedLinkSearch,
  component: ResetPasswordRoutePage,
});

function ResetPasswordRoutePage() {
  const { token } = Route.useSearch();
  // Reset the page's state when another link is opened in the same window.
  return <ResetPasswordPage key={token} token={token} />;
}
