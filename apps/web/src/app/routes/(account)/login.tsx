import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../../features/auth/login-page.tsx';

interface LoginSearch {
  /** Where the user wanted to go. Checked by safePath before use. */
  redirect?: string;
}

export const Route = createFileRoute('/(account)/login')({
  validateSearch: ({ redirect }: Record<string, unknown>): LoginSearch =>
    typeof redirect === 'string' ? { redirect } : {},
  component: LoginRoutePage,
});

function LoginRoutePage() {
  const { redirect } = Route.useSearch();
  return <LoginPage wanted={redirect} />;
}
