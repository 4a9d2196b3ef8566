import { ADMIN_TEXTS, ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { SecondFactorDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { afterResponse } from '../../http/after-response.ts';
import { countPasswordAttempt } from '../accounts/index.ts';
import { ownAccount, sessionOf, requireSignIn } from '../../access/policy.ts';
import { requireAdminRole, hasPassedSecondFactor } from './policy.ts';
import { secondFactorEmail } from '../../mail/emails/access.ts';
import { serve } from '../../http/serve.ts';

const { secondFactor, beginSecondFactor, confirmSecondFactor, proveSecondFactor } = ENDPOINTS;

/** How an admin sets up an authenticator app and enters its code. Required before any admin function is available. */
export function secondFactorRoutes(app: App, deps: SecondFactorDeps): void {
  const { secondFactors, mailer, publicUrl } = deps;
  const afterwards = afterResponse(app);
  const mayBe = [requireSignIn(deps), requireAdminRole];
  const counted = [...mayBe, countPasswordAttempt(deps, 'second-factor')];
  serve(app, secondFactor, { onRequest: mayBe }, async (request) => ({
    isSetUp: await secondFactors.isSetUp(ownAccount(request)),
    proven: hasPassedSecondFactor(request),
  }));
  serve(app, beginSecondFactor, { onRequest: counted }, async (request) => {
    const owner = ownAccount(request);
    // The password alone must not be enough to replace the authenticator app.
    if (!hasPassedSecondFactor(request) && (await secondFactors.isSetUp(owner)))
      throw new ApiError('second-factor', ADMIN_TEXTS.secondFactorNeeded);
    return secondFactors.begin(owner);
  });
  serve(app, confirmSecondFactor, { onRequest: counted }, async (request, reply) => {
    const owner = ownAccount(request);
    const recoveryCodes = await secondFactors.confirm(owner, sessionOf(request).id, request.body.code);
    afterwards(reply, () => mailer.send(secondFactorEmail({ to: owner.email, publicUrl })));
    return { recoveryCodes };
  });
  serve(app, proveSecondFactor, { onRequest: counted }, async (request) => {
    await secondFactors.prove(ownAccount(request), sessionOf(request).id, request.body.code);
    return { success: true as const };
  });
}
