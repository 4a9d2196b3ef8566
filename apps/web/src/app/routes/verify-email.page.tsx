import { getRouteApi } from '@tanstack/react-router';
import { VerifyEmailPage } from '../../features/auth/verify-email-page.tsx';

const verifyEmailRoute = getRouteApi('/verify-email');

export function VerifyEmailRoutePage() {
  const { token } = verifyEmailRoute.useSearch();
  // Another link opened in the same window starts anew.
  return <VerifyEmailPage key={token} token={token} />;
}
