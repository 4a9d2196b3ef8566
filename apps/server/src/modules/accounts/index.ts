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

export { openAccount, presentUser } from './accounts.ts';
export { deleteAccount, writtenBy } from './delete-account.ts';
export { closeDemoAccount, openDemoAccount, refillDemoAccount } from './demo.ts';
export type { AccountsDeps } from './deps.ts';
export { deviceName } from './device-name.ts';
export { KnownBrowsers } from './known-browsers.ts';
export { passwordMatches } from './passwords.ts';
export { countPasswordAttempt, forbidDemoAccount, unprovenMailbox } from './policy.ts';
export { Verifications, consumeToken } from './verifications.ts';
export { sendVerification } from './verify-email.ts';

export const accountsRoutes = [
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
