import { getRouteApi } from '@tanstack/react-router';
import { SignupPage } from '../../features/auth/signup-page.tsx';

const signupRoute = getRouteApi('/signup');

export function SignupRoutePage() {
  const { plan, redirect } = signupRoute.useSearch();
  return <SignupPage wanted={plan} next={redirect} />;
}
