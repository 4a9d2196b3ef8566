import { SignupPage } from '../../features/auth/signup-page.tsx';
import { signupRoute } from './signup.route.tsx';

export const SignupRoutePage = () => <SignupPage wanted={signupRoute.useSearch().plan} />;
