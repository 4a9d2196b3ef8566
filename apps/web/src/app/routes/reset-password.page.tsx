import { ResetPasswordPage } from '../../features/auth/reset-password-page.tsx';
import { resetPasswordRoute } from './reset-password.route.tsx';

export function ResetPasswordRoutePage() {
  const { token } = resetPasswordRoute.useSearch();
  // Another link opened in the same window starts anew.
  return <ResetPasswordPage key={token} token={token} />;
}
