import { getRouteApi } from '@tanstack/react-router';
import { LoginPage } from '../../features/auth/login-page.tsx';

const loginRoute = getRouteApi('/login');

export const LoginRoutePage = () => <LoginPage wanted={loginRoute.useSearch().redirect} />;
