import { createFileRoute } from '@tanstack/react-router';
import { SignupPage } from '../../../features/auth/signup-page.tsx';

interface SignupSearch {
  /** Name of the plan that was chosen on another page. */
  plan?: string;
  /** Where the user goes next. Checked by safePath before use. */
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
