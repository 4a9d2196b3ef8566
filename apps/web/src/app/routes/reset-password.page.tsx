import { getRouteApi } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/auth/reset-password-page.tsx';

const resetPasswordRoute = getRouteApi('/reset-password');

export function ResetPasswordRoutePage() {
  const { token } = resetPasswordRoute.useSearch();
  // Another link opened in the same window starts anew.
  return <ResetPasswordPage key={token} token={token} />;
}
