import type { App } from '../../http/app.ts';
import type { AccountsDeps } from './deps.ts';
import { sessionRoute } from './routes/session.route.ts';
import { loginRoute } from './routes/login.route.ts';
import { registerRoute } from './routes/register.route.ts';
import { logoutRoute } from './routes/logout.route.ts';
import { forgotPasswordRoute } from './routes/forgot-password.route.ts';
import { resetPasswordRoute } from './routes/reset-password.route.ts';
import { sendVerificationRoute } from './routes/send-verification.route.ts';
import { verifyEmailRoute } from './routes/verify-email.route.ts';
import { changePasswordRoute } from './routes/change-password.route.ts';
import { listSessionsRoute } from './routes/list-sessions.route.ts';
import { endSessionRoute } from './routes/end-session.route.ts';
import { endOtherSessionsRoute } from './routes/end-other-sessions.route.ts';

const ROUTES = [
  sessionRoute,
  loginRoute,
  registerRoute,
  logoutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  sendVerificationRoute,
  verifyEmailRoute,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
];

export function accountsRoutes(app: App, deps: AccountsDeps): void {
  for (const route of ROUTES) route(app, deps);
}
