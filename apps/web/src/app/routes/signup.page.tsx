import { getRouteApi } from '@tanstack/react-router';
import { SignupPage } from '../../features/auth/signup-page.tsx';

const signupRoute = getRouteApi('/signup');

export const SignupRoutePage = () => <SignupPage wanted={signupRoute.useSearch().plan} />;
