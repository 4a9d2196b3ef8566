import { ownSessionsRoutes, loginRoute } from './routes/sessions.route.ts';
import { registerRoute, sendVerificationRoute, verifyEmailRoute } from './routes/registration.route.ts';
import { forgotPasswordRoute, resetPasswordRoute, changePasswordRoute } from './routes/passwords.route.ts';

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
  ownSessionsRoutes,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  sendVerificationRoute,
  verifyEmailRoute,
  changePasswordRoute,
];
