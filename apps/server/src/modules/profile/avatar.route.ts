import { AVATAR_PATH, ACCOUNT_TEXTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../access/policy.ts';

/** Serves the caller's own avatar. It may first have to be downloaded from the URL they gave. */
export function avatarRoute(app: App, deps: ProfileDeps): void {
  const perAccount = limitPerAccount(deps, { purpose: 'avatar', limit: deps.rateLimits.avatar });
  app.get(
    AVATAR_PATH,
    {
      schema: { description: 'The picture that the account names by its address, as WebP.' },
      onRequest: [requireSignIn(deps), perAccount],
    },
    async (request, reply) => {
      const picture = await deps.avatars.of(accountOf(request));
      if (!picture) throw new ApiError('absent', ACCOUNT_TEXTS.avatarAbsent);
      return reply.type('image/webp').send(Buffer.from(picture));
    },
  );
}
