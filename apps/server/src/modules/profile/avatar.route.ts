import { AVATAR_PATH, ACCOUNT_TEXTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { limiter } from '../../http/limiter.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';

/** Serves the caller's own avatar. It may first have to be downloaded from the URL they gave. */
export function avatarRoute(app: App, deps: ProfileDeps): void {
  const perAccount = limiter(deps, {
    purpose: 'avatar',
    limit: deps.rateLimits.avatar,
    key: (request) => accountOf(request).id,
  });
  app.get(
    AVATAR_PATH,
    {
      schema: { description: 'The picture that the account names by its address, as WebP.' },
      onRequest: [requireSignIn(deps), (request) => perAccount.count(request)],
    },
    async (request, reply) => {
      const picture = await deps.avatars.of(accountOf(request));
      if (!picture) throw new ApiError('absent', ACCOUNT_TEXTS.avatarAbsent);
      return reply.type('image/webp').send(Buffer.from(picture));
    },
  );
}
