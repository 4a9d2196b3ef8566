import { ENDPOINTS, FIRST_LOOK_TEXTS } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { GuestsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findFirstLook } from './find-first-look.ts';
import { guestOf } from '../../access/guest-cookie.ts';
import { serve } from '../../http/serve.ts';

/** The single report of a browser in which no user has signed in yet. */
export function keptFirstLookRoute(app: App, deps: GuestsDeps): void {
  serve(app, ENDPOINTS.keptFirstLook, {}, async (request) => {
    const guest = await guestOf(request, deps);
    const kept = guest && (await findFirstLook(deps.database.db, guest));
    if (!kept) throw new ApiError('absent', FIRST_LOOK_TEXTS.absent);
    return kept;
  });
}
