import { createFileRoute } from '@tanstack/react-router';
import { SignupPage } from '../../../features/auth/signup-page.tsx';

interface SignupSearch {
  /** The name of the plan that somebody chose on another page. */
  plan?: string;
  /** Where the person goes on to; judged by safePath before it is used. */
  redirect?: string;
}

const signupSearch = ({ plan, redirect }: Record<string, unknown>): SignupSearch => ({
  ...(typeof plan === 'string' ? { plan } : {}),
  ...(typeof redirect === 'string' ? { redirect } : {}),
});

export const Route = createFileRoute('/(account)/signup')({
  validateSearch: signupSearch,
  component: SignupRoutePage,
});

function SignupRoutePage() {
  const { plan, redirect } = Route.useSearch();
  return <SignupPage wanted={plan} next={redirect} />;
}
