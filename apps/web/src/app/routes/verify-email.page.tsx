import { VerifyEmailPage } from '../../features/auth/verify-email-page.tsx';
import { verifyEmailRoute } from './verify-email.route.tsx';

export function VerifyEmailRoutePage() {
  const { token } = verifyEmailRoute.useSearch();
  // Another link opened in the same window starts anew.
  return <VerifyEmailPage key={token} token={token} />;
}
