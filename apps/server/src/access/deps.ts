import type { Infrastructure } from '../http/deps.ts';
import type { GuestTokens } from './guest-cookie.ts';
import type { Sessions } from './sessions.ts';

/** What the access hooks need to identify the caller. */
export interface AccessDeps extends Infrastructure {
  readonly sessions: Sessions;
  readonly guests: GuestTokens;
}
