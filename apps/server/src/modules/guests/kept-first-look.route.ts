import { ENDPOINTS, FIRST_LOOK_TEXTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { GuestsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findFirstLook } from './find-first-look.ts';
import { guestOf } from '../../access/guest-cookie.ts';

const { path, response } = ENDPOINTS.keptFirstLook;

/** The single report of a browser in which no user has signed in yet. */
export function keptFirstLookRoute(app: App, deps: GuestsDeps): void {
  app.get(path, { schema: { response: { 200: response } } }, async (request) => {
    const guest = await guestOf(request, deps);
    const kept = guest && (await findFirstLook(deps.database.db, guest));
    if (!kept) throw new ApiError('absent', FIRST_LOOK_TEXTS.absent);
    return kept;
  });
}
