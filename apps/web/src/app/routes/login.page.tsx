import { LoginPage } from '../../features/auth/login-page.tsx';
import { loginRoute } from './login.route.tsx';

export const LoginRoutePage = () => <LoginPage wanted={loginRoute.useSearch().redirect} />;
